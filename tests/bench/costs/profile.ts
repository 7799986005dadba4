import type { Results } from '../support/results.ts';
import type * as functions from '../../../functions/src/index.ts';
import type { Profile } from './costs.ts';

/**
 * How often a confirmed booking calls each function. It sends three mails: to the guest and to the company at once, and to
 * the guest when the change can no longer be undone; the extension changes each mail three times.
 */
const calls: Partial<Record<keyof typeof functions, number>> = {
  createBooking: 1,
  staff: 1,
  onBookingWritten: 2,
  onEntryCreated: 2,
  onMailWritten: 3 * (1 + 3),
};
const invocations = Object.values(calls).reduce((sum, times) => sum + times);

/** The addresses of the public pages, and the CDN locations that request them; a page is cached for 50 seconds. */
const addresses = 25;
const places = 5;
const monthS = 30 * 24 * 3600;
const keptS = 50;

/** The measured figure of one row. */
export function figureOf({ rows }: Results, row: string, what: string): number {
  const found = rows[row]?.figures.find((one) => one.what === what);
  if (!found) throw new Error(`'${what}' has not been measured: npm run bench -- ${row}`);
  return found.figure;
}

/** A measured visit, with assumptions: one visitor in a hundred books, and three staff members listen. */
export function profileOf(results: Results): Profile {
  return {
    pages: 4,
    megabytes: figureOf(results, 'scripts', 'sent for a visit of four pages'),
    // The most expensive page is a list, with as many documents as items.
    readsPerPage: 8,
    // A call is billed in tenths of a second.
    secondsPerPage: Math.max(
      0.1,
      1 / figureOf(results, 'server', 'pages drawn a second on one core'),
    ),
    drawsPerMonth: (addresses * places * monthS) / keptS,
    // The calendar of a villa.
    readsPerVisit: 1,
    booked: 0.01,
    booking: { reads: 35, writes: 32, invocations, seconds: 2 },
    memory: 0.25,
    kibPerBooking: 8,
    monthsKept: 36,
  };
}
