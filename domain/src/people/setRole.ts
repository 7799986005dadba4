import { z } from 'zod';
import { userRoleSchema } from './role.ts';

/** The uid of an account, which is also the id of its document in `users`. */
export const uidSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9][\w.:@-]*$/);

/** The callable `setRole`, for admins: 'pending' removes a role. */
export const setRoleInputSchema = z.object({
  uid: uidSchema,
  role: userRoleSchema,
});
export type SetRoleInput = z.infer<typeof setRoleInputSchema>;

export const setRoleAnswerSchema = z.object({ uid: z.string(), role: userRoleSchema });
export type SetRoleAnswer = z.infer<typeof setRoleAnswerSchema>;
