import { z } from 'zod';
import { reviewStatusSchema } from './reviewStatus.ts';

/** `from` is the status that the staff member saw. */
export const setReviewStatusInputSchema = z.object({
  bookingId: z.uuid(),
  from: reviewStatusSchema,
  to: reviewStatusSchema,
});
export type SetReviewStatusInput = z.infer<typeof setReviewStatusInputSchema>;

export const setReviewStatusAnswerSchema = z.object({
  bookingId: z.string(),
  status: reviewStatusSchema,
});
export type SetReviewStatusAnswer = z.infer<typeof setReviewStatusAnswerSchema>;
