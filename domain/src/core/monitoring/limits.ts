/** Limits of fault reports from browsers. */
export const reportLimits = {
  /** Size of one report as sent. */
  bytes: 8192,
  /** Reports per visit. */
  perVisit: 10,
  /** Reports per address and hour. */
  perAddress: 30,
  /** Reports per hour of all visitors behind one address of Hosting. */
  perSource: 3000,
  /** Reports of all addresses per minute. */
  perMinute: 30,
  /** Characters, and frames of a stack. */
  message: 200,
  frames: 8,
} as const;
