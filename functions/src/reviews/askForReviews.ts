import { baliDate } from '@selasar/domain';
import { onJob } from '../platform/monitoring/onJob.ts';
import { askAll } from './askAll.ts';

/** In the morning of the day after, by the clock of Bali. Should a run fail, it comes again: nobody is asked twice. */
export const askForReviews = onJob('askForReviews', ({ scheduleTime }) =>
  askAll(baliDate(new Date(scheduleTime))),
);
