import { browserKeys } from '../../browserKeys.ts';

/** Prefix of the storage names of trip copies; see tripCopy.ts. */
export const copyPrefix = browserKeys.tripCopy;
const mostCopies = 3;

interface Aged {
  /** The last day (yyyy-MM-dd in Bali) until which the copy is stored, and when the trip was viewed (milliseconds). */
  readonly until?: unknown;
  readonly at?: unknown;
}

function ageOf(name: string): { until: string; at: number } {
  try {
    const { until, at } = JSON.parse(localStorage.getItem(name) ?? '') as Aged;
    return { until: String(until), at: Number(at) };
  } catch {
    // Invalid copies are deleted.
    return { until: '', at: 0 };
  }
}

/**
 * Deletes copies of trips that ended a while ago, and all but the most recent few. A separate module, so that any
 * page can run it without the trip code. `today` is the day in Bali.
 */
export function deleteOldTripCopies(today: string): void {
  try {
    const copies = Object.keys(localStorage)
      .filter((name) => name.startsWith(copyPrefix))
      .map((name) => ({ name, ...ageOf(name) }))
      .toSorted((a, b) => b.at - a.at);
    const remaining = copies.filter(({ until }) => until >= today).slice(0, mostCopies);
    for (const copy of copies) if (!remaining.includes(copy)) localStorage.removeItem(copy.name);
  } catch {
    // Without storage there is nothing to delete.
  }
}
