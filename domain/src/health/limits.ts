/** From when on a part of the business is not well. Staff read the same figures in docs/operations/health.md. */
export const healthLimits = {
  /** A job may begin this many minutes late, besides the time from one run to the next. */
  jobLateMinutes: 15,
  /** The figures are proven four times a day: one time may be left out. */
  provenHours: 13,
  /** A mail waits five minutes at most before it leaves. */
  mailWaitsMinutes: 15,
  mailStuckMinutes: 120,
  /** A call that takes longer is slow (milliseconds). */
  slowCallMs: 3000,
  /** Shares of the calls of a day; fewer calls than these say nothing. */
  fewCalls: 20,
  callsFailed: 0.01,
  callsFailedBadly: 0.05,
  callsSlow: 0.1,
  /** Of the calls that carry an App Check token: with fewer, enforcing it would shut guests out. */
  appCheckShare: 0.98,
} as const;
