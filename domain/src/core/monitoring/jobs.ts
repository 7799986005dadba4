/** Of each day, by the clock of Bali. */
const fourTimes = [0, 6, 12, 18] as const;

/**
 * What runs by schedule, and how often. `hours` are those of a day in Bali; else it is each minute or each hour. One function
 * runs all of a rhythm.
 */
export const jobs = {
  /** Lets mails leave that were left behind. */
  sweepMailQueue: { rhythm: 'minute' },
  /** Tries refused mails again. */
  retryMails: { rhythm: 'minute' },
  /** Reads the calendars of other portals. */
  readFeeds: { rhythm: 'hour' },
  /** Finishes changes of roles. */
  reconcileRoles: { rhythm: 'hour' },
  /** Proves the figures. */
  recountStats: { rhythm: 'hour', hours: fourTimes },
  /** Proves the seats of tours. */
  proveSeats: { rhythm: 'hour', hours: fourTimes },
  /** Shows the crew the new day. */
  publishAllCrew: { rhythm: 'hour', hours: [0] },
  /** Takes guests out of what is old. */
  forgetDaily: { rhythm: 'hour', hours: [2] },
  /** Asks guests for a review. */
  askForReviews: { rhythm: 'hour', hours: [10] },
  /** Reminds guests of tomorrow. */
  remindGuests: { rhythm: 'hour', hours: [17] },
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Each has a function of its own, at these times of Bali as cron has them. */
export const rhythms = { minute: '* * * * *', hour: '0 * * * *' } as const;
export type Rhythm = keyof typeof rhythms;

interface Job {
  rhythm: Rhythm;
  hours?: readonly number[];
}
export type JobOf<Of extends Rhythm> = {
  [Name in JobName]: (typeof jobs)[Name]['rhythm'] extends Of ? Name : never;
}[JobName];

const hoursOf = (job: JobName): readonly number[] | undefined => (jobs[job] as Job).hours;

/** Whether it runs in an hour of Bali's day. */
export const isDueAt = (job: JobName, hour: number): boolean =>
  hoursOf(job)?.includes(hour) ?? true;
