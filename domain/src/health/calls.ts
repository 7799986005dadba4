import { z } from 'zod';
import { collections, pathOf } from '../core/collections.ts';

const count = z.number().int().default(0);

/**
 * How many calls came to callables, and what came of them. Each server adds up in memory and writes once a minute at
 * most: what it has counted since then is lost when it ends, so that the figures are a little low, and shares are right.
 * Calls that App Check stops are not among them.
 */
export const callCountsSchema = z.object({
  answered: count,
  refused: count,
  /** By a fault of ours. */
  failed: count,
  /** Whatever came of them. */
  slow: count,
  /** With a valid App Check token, whatever came of them. */
  withToken: count,
});
export type CallCounts = z.infer<typeof callCountsSchema>;

/** The calls of one day, UTC, by its hours: '00' to '23'. */
export const callsHealthSchema = z.object({
  hours: z.record(z.string(), callCountsSchema).default({}),
});
export type CallsHealth = z.infer<typeof callsHealthSchema>;

/** Where the calls of an instant are counted. */
export function callsPlace(at: Date): { document: string; hour: string } {
  const iso = at.toISOString();
  return {
    document: pathOf(collections.health, `calls-${iso.slice(0, 10)}`),
    hour: iso.slice(11, 13),
  };
}

export const noCalls: CallCounts = callCountsSchema.parse({});

/** What is in both. */
export const addCalls = (a: CallCounts, b: CallCounts): CallCounts => ({
  answered: a.answered + b.answered,
  refused: a.refused + b.refused,
  failed: a.failed + b.failed,
  slow: a.slow + b.slow,
  withToken: a.withToken + b.withToken,
});

/** The calls of the 24 hours up to `now`, the one that has begun included. */
export function lastDay(yesterday: CallsHealth, today: CallsHealth, now: Date): CallCounts {
  const { hour } = callsPlace(now);
  const counted = [
    ...Object.entries(yesterday.hours).filter(([name]) => name > hour),
    ...Object.entries(today.hours).filter(([name]) => name <= hour),
  ];
  return counted.map(([, counts]) => counts).reduce(addCalls, noCalls);
}
