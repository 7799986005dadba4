import { browserKeys } from '../../browserKeys.ts';

/** Names of the copies of trips begin with it: see tripCopy.ts. */
export const copyPrefix = browserKeys.tripCopy;
const mostCopies = 3;

interface Aged {
  /** The last day (yyyy-MM-dd in Bali) on which the copy is kept, and when the trip was seen (milliseconds). */
  readonly until?: unknown;
  readonly at?: unknown;
}

function ageOf(name: string): { until: string; at: number } {
  try {
    const { until, at } = JSON.parse(localStorage.getItem(name) ?? '') as Aged;
    return { until: String(until), at: Number(at) };
  } catch {
    // What is damaged goes.
    return { until: '', at: 0 };
  }
}

/**
 * Forgets the copies of trips that have been over for a while, and all but the newest few. It stands alone, so that any
 * page can do it without what a trip needs. `today` is the day in Bali.
 */
export function forgetOldTrips(today: string): void {
  try {
    const copies = Object.keys(localStorage)
      .filter((name) => name.startsWith(copyPrefix))
      .map((name) => ({ name, ...ageOf(name) }))
      .toSorted((a, b) => b.at - a.at);
    const kept = copies.filter(({ until }) => until >= today).slice(0, mostCopies);
    for (const copy of copies) if (!kept.includes(copy)) localStorage.removeItem(copy.name);
  } catch {
    // Without storage there is nothing to forget.
  }
}
