/**
 * List prices in US dollars, as of 2026-11-22. Functions run in Jakarta, Cloud Run's tier 2. Firestore prices are those
 * of the multi-region in the United States; prices of other locations are on the same page. Free quotas are per month;
 * Firestore counts them per day.
 */
export const prices = {
  reads: { unit: 'reads', free: 50_000 * 30, each: 0.06 / 100_000 },
  writes: { unit: 'writes', free: 20_000 * 30, each: 0.18 / 100_000 },
  invocations: { unit: 'invocations', free: 2_000_000, each: 0.4 / 1_000_000 },
  processor: { unit: 'vCPU-seconds', free: 180_000, each: 0.0000336 },
  memory: { unit: 'GiB-seconds', free: 360_000, each: 0.0000035 },
  egress: { unit: 'GB sent by Hosting', free: 10, each: 0.15 },
  storage: { unit: 'GiB in Firestore', free: 1, each: 0.18 },
} as const;

export type Item = keyof typeof prices;

/** The pages with the prices. */
export const sources = {
  Firestore: 'https://cloud.google.com/firestore/pricing',
  Functions: 'https://cloud.google.com/run/pricing',
  Hosting: 'https://firebase.google.com/pricing',
} as const;
