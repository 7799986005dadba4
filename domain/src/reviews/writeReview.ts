import { z } from 'zod';
import { keyInputSchema } from '../core/key.ts';
import { reviewFormSchema } from './review.ts';
import { reviewStatusSchema } from './reviewStatus.ts';

export const writeReviewInputSchema = reviewFormSchema.extend({
  ...keyInputSchema.shape,
  bookingId: z.uuid(),
});
export type WriteReviewInput = z.infer<typeof writeReviewInputSchema>;

export const writeReviewAnswerSchema = z.object({
  bookingId: z.string(),
  status: reviewStatusSchema,
});
export type WriteReviewAnswer = z.infer<typeof writeReviewAnswerSchema>;
