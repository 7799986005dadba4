import { z } from 'zod';

/** The callable `sendAgain`, for staff: sends a refused mail again. */
export const sendAgainInputSchema = z.object({
  mailId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/),
});
export type SendAgainInput = z.infer<typeof sendAgainInputSchema>;

export const sendAgainAnswerSchema = z.object({ mailId: z.string() });
export type SendAgainAnswer = z.infer<typeof sendAgainAnswerSchema>;
