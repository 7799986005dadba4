import { baliDate } from '@selasar/domain';
import { onJob } from '../platform/monitoring/onJob.ts';
import { requestReviews } from './requestReviews.ts';

/** Asks for reviews in the morning (Bali time) after the trip. A failed run is retried; nobody is asked twice. */
export const askForReviews = onJob('askForReviews', ({ scheduleTime }) =>
  requestReviews(baliDate(new Date(scheduleTime))),
);
