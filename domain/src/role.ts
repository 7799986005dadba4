import { z } from 'zod';

/** What the ID token's claim `role` can say; only these two open the admin area. */
export const staffRoles = ['staff', 'admin'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What a user's document can say: 'pending' waits for approval. */
export const userRoleSchema = z.enum(['pending', ...staffRoles]);
export type UserRole = z.infer<typeof userRoleSchema>;

export const isStaffRole = (role: unknown): role is StaffRole =>
  staffRoleSchema.safeParse(role).success;
