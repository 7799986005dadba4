import { z } from 'zod';
import { documentIdSchema } from '../core/documentId.ts';

export const sendAgainInputSchema = z.object({ mailId: documentIdSchema });
export type SendAgainInput = z.infer<typeof sendAgainInputSchema>;

export const sendAgainAnswerSchema = z.object({ mailId: z.string() });
export type SendAgainAnswer = z.infer<typeof sendAgainAnswerSchema>;
