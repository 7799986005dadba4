import { z } from 'zod';
import { uidSchema } from '../core/documentId.ts';

/** Deletes an account that waits for approval. */
export const refuseRegistrationInputSchema = z.object({ uid: uidSchema });
export type RefuseRegistrationInput = z.infer<typeof refuseRegistrationInputSchema>;

export const refuseRegistrationAnswerSchema = z.object({ uid: z.string() });
export type RefuseRegistrationAnswer = z.infer<typeof refuseRegistrationAnswerSchema>;
