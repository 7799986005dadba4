import { z } from 'zod';
import { userRoleSchema } from './role.ts';

/** Of an account; it is the id of a document of `users`, too. */
export const uidSchema = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9][\w.:@-]*$/);

/** The callable `setRole`, for admins: 'pending' takes a role away. */
export const setRoleInputSchema = z.object({
  uid: uidSchema,
  role: userRoleSchema,
});
export type SetRoleInput = z.infer<typeof setRoleInputSchema>;

export const setRoleAnswerSchema = z.object({ uid: z.string(), role: userRoleSchema });
export type SetRoleAnswer = z.infer<typeof setRoleAnswerSchema>;
