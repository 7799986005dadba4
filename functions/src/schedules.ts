import { onRhythm } from './health/onJob.ts';

// What runs by schedule, by the clock of Bali: see jobs in domain.

export const everyMinute = onRhythm(
  'minute',
  {
    sweepOutbox: async () => (await import('./mail/delivery.ts')).sweepOutbox,
    retryMails: async () => (await import('./mail/ledger/tryAgain.ts')).retryMails,
  },
  { maxInstances: 1 },
);

/** Reads the calendars of other portals, several of 5 MB at a time. A run that fails comes again. */
export const everyHour = onRhythm(
  'hour',
  {
    readFeeds: async () => (await import('./feeds/fetchFeed.ts')).readFeeds,
    reconcileRoles: async () => (await import('./people/reconcileRoles.ts')).reconcileRoles,
    recountStats: async () => (await import('./stats/repairStats.ts')).recountStats,
    proveSeats: async () => (await import('./bookings/seats/recountSeats.ts')).proveSeats,
    publishAllCrew: async () => (await import('./crew/publishAllCrew.ts')).publishAllCrew,
    forgetDaily: async () => (await import('./privacy/forgetDaily.ts')).forgetDaily,
    askForReviews: async () => (await import('./reviews/askForReviews.ts')).askForReviews,
    remindGuests: async () => (await import('./reminders/remindGuests.ts')).remindGuests,
  },
  { maxInstances: 1, retryCount: 3, timeoutSeconds: 540, memory: '1GiB' },
);
