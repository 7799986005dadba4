/** Of each day, by the clock of Bali. */
const fourTimes = [0, 6, 12, 18] as const;

/**
 * What runs by schedule: how often, and what for. `hours` are those of a day in Bali; else it is each minute or each
 * hour. One function runs all of a rhythm. Each run is reported in `health/jobs`.
 */
export const jobs = {
  sweepOutbox: { rhythm: 'minute', what: 'Lets mails leave that were left behind' },
  retryMails: { rhythm: 'minute', what: 'Tries refused mails again' },
  readFeeds: { rhythm: 'hour', what: 'Reads the calendars of other portals' },
  reconcileRoles: { rhythm: 'hour', what: 'Finishes changes of roles' },
  recountStats: { rhythm: 'hour', hours: fourTimes, what: 'Proves the figures' },
  proveSeats: { rhythm: 'hour', hours: fourTimes, what: 'Proves the seats of tours' },
  publishAllCrew: { rhythm: 'hour', hours: [0], what: 'Shows the crew the new day' },
  forgetDaily: { rhythm: 'hour', hours: [2], what: 'Takes guests out of what is old' },
  askForReviews: { rhythm: 'hour', hours: [10], what: 'Asks guests for a review' },
  remindGuests: { rhythm: 'hour', hours: [17], what: 'Reminds guests of tomorrow' },
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Each has a function of its own, at these times of Bali as cron has them. */
export const rhythms = { minute: '* * * * *', hour: '0 * * * *' } as const;
export type Rhythm = keyof typeof rhythms;

interface Job {
  rhythm: Rhythm;
  hours?: readonly number[];
  what: string;
}
export type JobOf<Of extends Rhythm> = {
  [Name in JobName]: (typeof jobs)[Name]['rhythm'] extends Of ? Name : never;
}[JobName];

const hoursOf = (job: JobName): readonly number[] | undefined => (jobs[job] as Job).hours;

/** Whether it runs in an hour of Bali's day. */
export const isDueAt = (job: JobName, hour: number): boolean =>
  hoursOf(job)?.includes(hour) ?? true;

/** How many minutes pass between two runs. */
export function minutesBetween(job: JobName): number {
  const { rhythm } = jobs[job];
  return rhythm === 'minute' ? 1 : (60 * 24) / (hoursOf(job)?.length ?? 24);
}
