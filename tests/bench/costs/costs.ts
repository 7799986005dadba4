import { type Item, prices } from './prices.ts';

/** The resources that visits, pages and bookings use. Measured figures come from tests/bench/results.json. */
export interface Profile {
  /** Pages per visit. */
  readonly pages: number;
  /** Data loaded per visit, in MB. */
  readonly megabytes: number;
  /** Documents read to render a page. */
  readonly readsPerPage: number;
  /** Processor seconds to render a page. */
  readonly secondsPerPage: number;
  /** The most requests of the CDN for a page per month: for each address, at each edge location. */
  readonly drawsPerMonth: number;
  /** Documents that the browser reads per visit. */
  readonly readsPerVisit: number;
  /** The share of visits that end in a booking. */
  readonly booked: number;
  /** Per booking with everything that follows, including mails and staff: reads and writes, function calls, seconds. */
  readonly booking: { reads: number; writes: number; invocations: number; seconds: number };
  /** Memory of a function, in GiB. */
  readonly memory: number;
  /** Storage of a booking and its history in KiB, including indexes, and the months that they are kept. */
  readonly kibPerBooking: number;
  readonly monthsKept: number;
}

export type Usage = Readonly<Record<Item, number>>;

/** The usage of a month with the given visits. */
export function usageOf(visits: number, profile: Profile): Usage {
  const bookings = visits * profile.booked;
  const draws = Math.min(visits * profile.pages, profile.drawsPerMonth);
  const seconds = draws * profile.secondsPerPage + bookings * profile.booking.seconds;
  return {
    reads:
      draws * profile.readsPerPage +
      visits * profile.readsPerVisit +
      bookings * profile.booking.reads,
    writes: bookings * profile.booking.writes,
    invocations: draws + bookings * profile.booking.invocations,
    processor: seconds,
    memory: seconds * profile.memory,
    egress: (visits * profile.megabytes) / 1000,
    storage: (bookings * profile.monthsKept * profile.kibPerBooking) / 2 ** 20,
  };
}

const items = Object.keys(prices) as Item[];

/** Dollars per item beyond the free quota. */
export function costOf(usage: Usage): Record<Item, number> {
  const cost = (item: Item) => Math.max(0, usage[item] - prices[item].free) * prices[item].each;
  return Object.fromEntries(items.map((item) => [item, cost(item)])) as Record<Item, number>;
}

export const total = (costs: Readonly<Record<Item, number>>): number =>
  items.reduce((sum, item) => sum + costs[item], 0);

/** The free quota that is used up first as visits grow, and the visits per month at that point. */
export function firstLimit(profile: Profile): { item: Item; visits: number } {
  const limits = items.map((item) => ({ item, visits: visitsUpTo(item, profile) }));
  return limits.reduce((first, one) => (one.visits < first.visits ? one : first));
}

/** By bisection: usage only grows with visits. */
function visitsUpTo(item: Item, profile: Profile): number {
  let [low, high] = [0, 1_000_000_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (usageOf(middle, profile)[item] > prices[item].free) high = middle;
    else low = middle;
  }
  return low;
}
