import { nightsOf, type Feed, type Stay } from '@selasar/domain';
import type { NightHolders } from '../../../bookings/nights/nightHolders.ts';
import type { FeedStay } from '../calendar/readCalendar.ts';

// Portals that read our calendar return its nights in theirs, under a uid of their own (docs/decisions/0022).

interface Situation {
  /** The stays of the portal. */
  stays: readonly FeedStay[];
  /** What the portal has fetched from us; undefined if it never did. */
  given: readonly Stay[] | undefined;
  /** The nights that others than this feed hold. */
  others: NightHolders;
  feed: Pick<Feed, 'returned' | 'contested'>;
  markOf: (stay: FeedStay) => string;
}

interface Settled {
  /** The stays that were booked at the portal. */
  stays: FeedStay[];
  /** The marks of stays that are ours, and of others that overlap nights of ours. */
  returned: string[];
  contested: string[];
}

/**
 * Leaves out the stays that are ours: their days are exactly what the portal was given, and are held here. They stay
 * ours until the portal drops them, although we may have freed them: portals lag. What came before it was given is a
 * booking of the portal.
 */
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

/** Whether a stay is exactly one of these or several in a row, which some portals join. */
function daysOf(given: readonly Stay[]) {
  const starts = new Set(given.map(({ startDate }) => startDate));
  const ends = new Set(given.map(({ endDate }) => endDate));
  const all = new Set(given.flatMap(nightsOf));
  return (stay: Stay): boolean =>
    starts.has(stay.startDate) &&
    ends.has(stay.endDate) &&
    nightsOf(stay).every((night) => all.has(night));
}
