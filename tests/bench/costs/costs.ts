import { type Item, prices } from './prices.ts';

/** What visits, pages and bookings take. Measured figures are those of tests/bench/results.json. */
export interface Profile {
  /** Pages that a visit opens. */
  readonly pages: number;
  /** What a visit loads, in MB. */
  readonly megabytes: number;
  /** Documents read to draw a page. */
  readonly readsPerPage: number;
  /** Seconds of a processor that drawing a page takes. */
  readonly secondsPerPage: number;
  /** The CDN asks for a page anew so many times a month at most: for each address, at each place that it is near. */
  readonly drawsPerMonth: number;
  /** Documents that the browser reads in a visit. */
  readonly readsPerVisit: number;
  /** The share of visits that end in a booking. */
  readonly booked: number;
  /** Of a booking and all that follows: reads and writes, mails and staff included; calls of functions; seconds. */
  readonly booking: { reads: number; writes: number; invocations: number; seconds: number };
  /** GiB of memory of a function. */
  readonly memory: number;
  /** KiB that a booking and its history occupy, indexes included, and the months that they are kept. */
  readonly kibPerBooking: number;
  readonly monthsKept: number;
}

export type Usage = Readonly<Record<Item, number>>;

/** What a month with so many visits uses. */
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

/** Dollars for each item, past what is free. */
export function costOf(usage: Usage): Record<Item, number> {
  const cost = (item: Item) => Math.max(0, usage[item] - prices[item].free) * prices[item].each;
  return Object.fromEntries(items.map((item) => [item, cost(item)])) as Record<Item, number>;
}

export const total = (costs: Readonly<Record<Item, number>>): number =>
  items.reduce((sum, item) => sum + costs[item], 0);

/** What is free of charge and is used up first as visits grow, and at how many visits a month. */
export function firstLimit(profile: Profile): { item: Item; visits: number } {
  const limits = items.map((item) => ({ item, visits: visitsUpTo(item, profile) }));
  return limits.reduce((first, one) => (one.visits < first.visits ? one : first));
}

/** By halving: what is used only grows with the visits. */
function visitsUpTo(item: Item, profile: Profile): number {
  let [low, high] = [0, 1_000_000_000];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (usageOf(middle, profile)[item] > prices[item].free) high = middle;
    else low = middle;
  }
  return low;
}
