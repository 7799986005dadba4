import { z } from 'zod';
import { userRoleSchema } from './role.ts';

/** The callable `setRole`, for admins: 'pending' takes a role away. */
export const setRoleInputSchema = z.object({
  uid: z.string().min(1).max(128),
  role: userRoleSchema,
});
export type SetRoleInput = z.infer<typeof setRoleInputSchema>;

export const setRoleAnswerSchema = z.object({ uid: z.string(), role: userRoleSchema });
export type SetRoleAnswer = z.infer<typeof setRoleAnswerSchema>;
