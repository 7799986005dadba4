import { z } from 'zod';
import { keyInputSchema } from '../core/ids.ts';
import { reviewFormSchema, reviewStatusSchema } from './review.ts';

const reviewAnswerSchema = z.object({ bookingId: z.string(), status: reviewStatusSchema });
export type WriteReviewAnswer = z.infer<typeof reviewAnswerSchema>;
export type SetReviewStatusAnswer = WriteReviewAnswer;

export const guestReviewOperations = {
  writeReview: {
    input: reviewFormSchema.extend({ ...keyInputSchema.shape, bookingId: z.uuid() }),
    answer: reviewAnswerSchema,
  },
} as const;

export const staffReviewOperations = {
  /** `from` is the status that the staff member saw. */
  setReviewStatus: {
    input: z.object({ bookingId: z.uuid(), from: reviewStatusSchema, to: reviewStatusSchema }),
    answer: reviewAnswerSchema,
  },
} as const;
export type SetReviewStatusInput = z.infer<
  (typeof staffReviewOperations)['setReviewStatus']['input']
>;
