import { writeReviewAnswerSchema } from '@selasar/domain';
import type { WriteReviewAnswer, WriteReviewInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Says how a booking was. The same review sent again is one. */
export const writeReview: (input: WriteReviewInput) => Promise<WriteReviewAnswer> = callable(
  'writeReview',
  writeReviewAnswerSchema,
);
