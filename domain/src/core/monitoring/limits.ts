/** Bounds of what a browser may report. */
export const reportLimits = {
  /** Of one report, as it is sent. */
  bytes: 8192,
  /** Of one visit. */
  perVisit: 10,
  /** Of one address, within an hour. */
  perAddress: 30,
  /** Of all for whom one address of Hosting asks, within an hour. */
  perSource: 3000,
  /** Of all addresses, within a minute. */
  perMinute: 30,
  /** Characters, and frames of a stack. */
  message: 200,
  frames: 8,
} as const;
