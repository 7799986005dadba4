import {
  withoutOwn,
  type judgeWish,
  type Known,
  type OfferTerms,
  type Stay,
  type Wish,
} from '@selasar/domain';
import type { ReadAll } from '../platform/firestore.ts';
import { readTakenNights } from './nights/takenNights.ts';
import { readTakenSeats } from './seats/takenSeats.ts';

/** How something is judged that is changed, or booked by staff: as of when, by what, and without what it holds itself. */
export interface Judging {
  judge?: typeof judgeWish;
  now?: Date;
  /** What a confirmed booking holds already: it does not stand in its own way. */
  own?: Wish | undefined;
}

/** What is known of an offer on the days of a stay: its taken nights, or its taken seats if it has only so many. */
export async function readKnown(
  readAll: ReadAll,
  { type, id, rules }: OfferTerms & { id: string },
  days: Stay,
  { now = new Date(), own }: Judging = {},
): Promise<Known> {
  if (type === 'villa') {
    const takenNights = await readTakenNights(readAll, id, days);
    return { now, ...withoutOwn({ takenNights }, own) };
  }
  const hasSeats = rules !== 'damaged' && rules?.seats !== undefined;
  if (!hasSeats) return { now };
  const takenSeats = await readTakenSeats(readAll, id, days);
  return { now, ...withoutOwn({ takenSeats }, own) };
}
