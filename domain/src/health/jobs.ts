/** What runs by schedule, by the clock of Bali: when, and what for. Each run is reported in `health/jobs`. */
export const jobs = {
  sweepOutbox: { schedule: 'every 1 minutes', what: 'Lets mails leave that were left behind' },
  retryMails: { schedule: 'every 5 minutes', what: 'Tries refused mails again' },
  readFeeds: { schedule: 'every 1 hours', what: 'Reads the calendars of other portals' },
  reconcileRoles: { schedule: 'every 1 hours', what: 'Finishes changes of roles' },
  recountStats: { schedule: 'every 6 hours', what: 'Proves the figures' },
  proveSeats: { schedule: 'every 6 hours', what: 'Proves the seats of tours' },
  publishAllCrew: { schedule: '2 0 * * *', what: 'Shows the crew the new day' },
  forgetDaily: { schedule: '30 2 * * *', what: 'Takes guests out of what is old' },
  askForReviews: { schedule: '0 10 * * *', what: 'Asks guests for a review' },
  remindGuests: { schedule: '0 17 * * *', what: 'Reminds guests of tomorrow' },
} as const;
export type JobName = keyof typeof jobs;

const minutesOf = { minutes: 1, hours: 60 } as const;
const minutesOfDay = 24 * 60;

/** How many minutes pass between two runs. A schedule is 'every 5 minutes', or a time of each day as cron has it. */
export function minutesBetween(schedule: string): number {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  return unit ? Number(count) * minutesOf[unit as keyof typeof minutesOf] : minutesOfDay;
}
