import type { WriteReviewAnswer, WriteReviewInput } from '@selasar/domain';
import { trip } from '../api.ts';

/** Says how a booking was. The same review sent again is one. */
export const writeReview: (input: WriteReviewInput) => Promise<WriteReviewAnswer> =
  trip.writeReview;
