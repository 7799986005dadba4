import { z } from 'zod';

/** Each role includes the one before. */
export const staffRoles = ['staff', 'admin'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

const userRoles = ['pending', ...staffRoles] as const;
export const userRoleSchema = z.enum(userRoles);
export type UserRole = z.infer<typeof userRoleSchema>;

export const isStaffRole = (role: unknown): role is StaffRole =>
  staffRoleSchema.safeParse(role).success;

/** A value that is no role includes none. */
export const covers = (role: unknown, needed: UserRole): boolean =>
  userRoles.findIndex((known) => known === role) >= userRoles.indexOf(needed);
