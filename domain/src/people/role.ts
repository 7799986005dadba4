import { z } from 'zod';

/** The values of the ID token's claim `role` that open the admin area. Each role includes the one before. */
export const staffRoles = ['staff', 'admin'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** The roles in a user's document: 'pending' waits for approval. */
const userRoles = ['pending', ...staffRoles] as const;
export const userRoleSchema = z.enum(userRoles);
export type UserRole = z.infer<typeof userRoleSchema>;

export const isStaffRole = (role: unknown): role is StaffRole =>
  staffRoleSchema.safeParse(role).success;

/** Whether a role includes the needed one. A value that is no role includes none. */
export const covers = (role: unknown, needed: UserRole): boolean =>
  userRoles.findIndex((known) => known === role) >= userRoles.indexOf(needed);
