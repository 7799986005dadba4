import type { Feed } from '@selasar/domain/calendar';
import { nightsOf, type Stay } from '@selasar/domain/core';
import type { NightHolders } from '../../availability/nights.ts';
import type { FeedStay } from './calendar/readCalendar.ts';

// Portals that read our calendar return its nights in theirs, under a uid of their own (docs/decisions/0022).

interface Situation {
  stays: readonly FeedStay[];
  /** What the portal has fetched from us; undefined if it never did. */
  given: readonly Stay[] | undefined;
  others: NightHolders;
  feed: Pick<Feed, 'returned' | 'contested'>;
  markOf: (stay: FeedStay) => string;
}

interface Settled {
  stays: FeedStay[];
  /** The marks of stays that are ours, and of others that overlap nights of ours. */
  returned: string[];
  contested: string[];
}

/** Portals lag: returned stays are ours until the portal drops them, even if we have freed them. */
export function leaveOutReturned({ stays, given, others, feed, markOf }: Situation): Settled {
  const isGiven = daysOf(given ?? []);
  const [before, real] = [new Set(feed.returned), new Set(feed.contested)];
  const isHeld = (stay: Stay) => nightsOf(stay).every((night) => others.has(night));
  const held = [...others.keys()];
  const settled: Settled = { stays: [], returned: [], contested: [] };
  for (const stay of stays) {
    const mark = markOf(stay);
    if (before.has(mark) || (!real.has(mark) && isGiven(stay) && isHeld(stay))) {
      settled.returned.push(mark);
      continue;
    }
    settled.stays.push(stay);
    const { startDate, endDate } = stay;
    const overlaps = () => held.some((night) => startDate <= night && night < endDate);
    if (given && overlaps()) settled.contested.push(mark);
  }
  return settled;
}

/** Some portals join several stays in a row. */
function daysOf(given: readonly Stay[]) {
  const starts = new Set(given.map(({ startDate }) => startDate));
  const ends = new Set(given.map(({ endDate }) => endDate));
  const all = new Set(given.flatMap(nightsOf));
  return (stay: Stay): boolean =>
    starts.has(stay.startDate) &&
    ends.has(stay.endDate) &&
    nightsOf(stay).every((night) => all.has(night));
}
