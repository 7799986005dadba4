import { createHash } from 'node:crypto';
import type { Feed, FreedNights } from '@selasar/domain/calendar';
import { type CivilDate, nightsOf, type Stay } from '@selasar/domain/core';
import type { NightHolders } from '../../availability/nights.ts';
import type { FeedStay } from './calendar/readCalendar.ts';

// Portals that read our calendar return its nights in theirs, under a uid of their own (docs/decisions/0022).

interface Situation {
  stays: readonly FeedStay[];
  /** What the portal has fetched from us; undefined if it never did. */
  given: readonly Stay[] | undefined;
  others: NightHolders;
  feed: Pick<Feed, 'returned' | 'contested'>;
}

interface Settled {
  stays: FeedStay[];
  /** The marks of stays that are ours, and of others that overlap nights of ours. */
  returned: string[];
  contested: string[];
}

/** Portals lag: returned stays are ours until the portal drops them, even if we have freed them. */
export function leaveOutReturned({ stays, given, others, feed }: Situation): Settled {
  const isGiven = daysOf(given ?? []);
  const [before, real] = [new Set(feed.returned), new Set(feed.contested)];
  const isHeld = (stay: Stay) => nightsOf(stay).every((night) => others.has(night));
  const held = [...others.keys()];
  const settled: Settled = { stays: [], returned: [], contested: [] };
  for (const stay of stays) {
    const { startDate, endDate } = stay;
    const mark = markOf(endDate, stay.uid);
    if (before.has(mark) || (!real.has(mark) && isGiven(stay) && isHeld(stay))) {
      settled.returned.push(mark);
      continue;
    }
    settled.stays.push(stay);
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

/** Identifies a stay of the portal from one read to the next; by its end also once it has begun. */
export const markOf = (date: CivilDate, uid: string): string =>
  createHash('sha256').update(`${date} ${uid}`).digest('base64url').slice(0, 22);

/** The parts of a stay whose nights staff have not freed. */
export const withoutFreed = (stay: FeedStay, freed: readonly FreedNights[]): FeedStay[] =>
  freed
    .filter(({ uid }) => uid === stay.uid)
    .reduce(
      (parts, { startDate, endDate }) =>
        parts.flatMap((part) =>
          [
            { ...part, endDate: startDate < part.endDate ? startDate : part.endDate },
            { ...part, startDate: endDate > part.startDate ? endDate : part.startDate },
          ].filter((rest) => rest.startDate < rest.endDate),
        ),
      [stay],
    );

/** A stay that has begun begins with the window. */
export const withinWindow = ({ startDate, endDate }: Stay, window: Stay): Stay => ({
  startDate: startDate < window.startDate ? window.startDate : startDate,
  endDate,
});
