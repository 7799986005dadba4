/** Hours of each day, Bali time. */
const fourTimes = [0, 6, 12, 18] as const;

/**
 * The scheduled jobs. `hours` are hours of a day in Bali; without them a job runs every minute or every hour. One
 * function runs all jobs of a rhythm.
 */
export const jobs = {
  /** Sends mails that are stuck in the mail queue. */
  sweepMailQueue: { rhythm: 'minute' },
  /** Mails the company what guests have done within a quarter of an hour. */
  sendNotices: { rhythm: 'minute' },
  /** Retries refused mails. */
  retryMails: { rhythm: 'minute' },
  /** Reads the calendars of other portals. */
  readFeeds: { rhythm: 'hour' },
  /** Completes interrupted changes of roles. */
  reconcileRoles: { rhythm: 'hour' },
  /** Verifies the statistics. */
  recountStats: { rhythm: 'hour', hours: fourTimes },
  /** Verifies the seats of tours, and publishes what is taken of all offers. */
  verifySeats: { rhythm: 'hour', hours: fourTimes },
  /** Publishes the new day to the crew. */
  publishAllCrew: { rhythm: 'hour', hours: [0] },
  /** Removes guests' data from old records. */
  anonymizeDaily: { rhythm: 'hour', hours: [2] },
  /** Mails guests a request for a review. */
  askForReviews: { rhythm: 'hour', hours: [10] },
  /** Reminds guests of tomorrow's bookings. */
  remindGuests: { rhythm: 'hour', hours: [17] },
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Each rhythm has its own function, with this cron schedule in Bali time. */
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

/** Whether a job runs in an hour of the day in Bali. */
export const isDueAt = (job: JobName, hour: number): boolean =>
  hoursOf(job)?.includes(hour) ?? true;
