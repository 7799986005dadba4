import { z } from 'zod';
import { tripKeySchema } from '../trips/openTrip.ts';
import { reviewFormSchema } from './review.ts';
import { reviewStatusSchema } from './reviewStatus.ts';

/** The callable `writeReview`: the holder of a trip's key reviews one of its bookings. */
export const writeReviewInputSchema = reviewFormSchema.extend({
  ...tripKeySchema.shape,
  bookingId: z.uuid(),
});
export type WriteReviewInput = z.infer<typeof writeReviewInputSchema>;

export const writeReviewAnswerSchema = z.object({
  bookingId: z.string(),
  status: reviewStatusSchema,
});
export type WriteReviewAnswer = z.infer<typeof writeReviewAnswerSchema>;
