import { z } from 'zod';
import { uidSchema } from '../core/documentId.ts';
import { userRoleSchema } from '../core/role.ts';

/** 'pending' removes a role. */
export const setRoleInputSchema = z.object({
  uid: uidSchema,
  role: userRoleSchema,
});
export type SetRoleInput = z.infer<typeof setRoleInputSchema>;

export const setRoleAnswerSchema = z.object({ uid: z.string(), role: userRoleSchema });
export type SetRoleAnswer = z.infer<typeof setRoleAnswerSchema>;
