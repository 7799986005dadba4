import { z } from 'zod';

/** Each role includes the one before. */
export const staffRoles = ['staff', 'admin'] as const;
const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

const userRoles = ['pending', ...staffRoles] as const;
export const userRoleSchema = z.enum(userRoles);
export type UserRole = z.infer<typeof userRoleSchema>;

export const isStaffRole = (role: unknown): role is StaffRole =>
  staffRoleSchema.safeParse(role).success;

/** A value that is no role includes none. */
export const covers = (role: unknown, needed: UserRole): boolean =>
  userRoles.findIndex((known) => known === role) >= userRoles.indexOf(needed);

export const roleClaim = 'role';

/** Such an ID token is invalid. `iat` is in seconds. */
export const isFromBeforeLoss = ({ iat }: { iat: number }, rightsLostAt: Date | undefined) =>
  iat * 1000 < (rightsLostAt?.getTime() ?? 0);

export const colleagueSchema = z.object({ uid: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;
