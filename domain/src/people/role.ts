import { z } from 'zod';

/** What the ID token's claim `role` can say; only these two open the admin area. Each may do more than the one before. */
export const staffRoles = ['staff', 'admin'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What a user's document can say: 'pending' waits for approval. */
const userRoles = ['pending', ...staffRoles] as const;
export const userRoleSchema = z.enum(userRoles);
export type UserRole = z.infer<typeof userRoleSchema>;

export const isStaffRole = (role: unknown): role is StaffRole =>
  staffRoleSchema.safeParse(role).success;

/** Whether somebody with the role may do what is for those with the needed one. Anything that is no role covers none. */
export const covers = (role: unknown, needed: UserRole): boolean =>
  userRoles.findIndex((known) => known === role) >= userRoles.indexOf(needed);
