const fourTimes = [0, 6, 12, 18] as const;

/** `hours` are in Bali; without them a job runs every minute or every hour. */
export const jobs = {
  sweepMailQueue: { rhythm: 'minute' },
  sendNotices: { rhythm: 'minute' },
  tellCrew: { rhythm: 'minute' },
  retryMails: { rhythm: 'minute' },
  readFeeds: { rhythm: 'hour' },
  reconcileRoles: { rhythm: 'hour' },
  recountStats: { rhythm: 'hour', hours: fourTimes },
  /** Publishes what is taken of all offers, too. */
  verifySeats: { rhythm: 'hour', hours: fourTimes },
  publishAllCrew: { rhythm: 'hour', hours: [0] },
  anonymizeDaily: { rhythm: 'hour', hours: [2] },
  sendMornings: { rhythm: 'hour', hours: [7] },
  askForReviews: { rhythm: 'hour', hours: [10] },
  remindGuests: { rhythm: 'hour', hours: [17] },
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Cron schedules in Bali time. */
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

export const isDueAt = (job: JobName, hour: number): boolean =>
  hoursOf(job)?.includes(hour) ?? true;

/** Jakarta, the nearest to Bali. */
export const region = 'asia-southeast2';
