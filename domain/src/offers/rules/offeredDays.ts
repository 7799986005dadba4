import { maxStayNights, type Stay } from '../../bookings/stays.ts';
import { addDays, baliDate, nightsBetween, type CivilDate } from '../../core/dates.ts';
import { bookingHorizonDays } from '../../core/limits.ts';
import { judgeWish, type Verdict } from './judgeWish.ts';
import type { Known, OfferTerms, Wish } from './terms.ts';

const mayBe = (terms: OfferTerms, wish: Wish, known: Known): boolean =>
  judgeWish(terms, wish, known).price !== undefined;

/** Whether a day is within the time that can be booked at all. */
function isInTime(date: CivilDate, now: Date): boolean {
  const today = baliDate(now);
  return date >= today && date <= addDays(today, bookingHorizonDays);
}

/** What a longer stay cannot mend. */
const isFinal = ({ field, problem }: NonNullable<Verdict['refused']>): boolean =>
  field === 'startDate' || !['stay-too-short', 'departure-day'].includes(problem.message);

/** The days on which a stay from a day may end, in order. */
export function* checkOutsOf(
  terms: OfferTerms,
  { startDate, numberOfGuests }: Pick<Wish, 'startDate' | 'numberOfGuests'>,
  known: Known,
): Generator<CivilDate> {
  for (let nights = 1; nights <= maxStayNights; nights += 1) {
    const endDate = addDays(startDate, nights);
    const { refused } = judgeWish(terms, { startDate, endDate, numberOfGuests }, known);
    if (!refused) yield endDate;
    else if (isFinal(refused)) return;
  }
}

/** Whether the guest's calendar offers a day for a tour, or as check-in. It does exactly when the server takes it. */
export function isDayOffered(
  terms: OfferTerms,
  wish: Pick<Wish, 'startDate' | 'numberOfGuests'>,
  known: Known,
): boolean {
  if (!isInTime(wish.startDate, known.now)) return false;
  return terms.type === 'tour'
    ? mayBe(terms, { ...wish, endDate: wish.startDate }, known)
    : checkOutsOf(terms, wish, known).next().done !== true;
}

export interface InsteadSearch {
  /** How many to find at most, and how many days away from the wish to look for them. */
  atMost: number;
  withinDays: number;
}

/** What could be booked instead of a wish: as long, the nearest first; of two equally near the later. */
export function wishesNear(
  terms: OfferTerms,
  wish: Wish,
  known: Known,
  { atMost, withinDays }: InsteadSearch,
): Stay[] {
  const found: Stay[] = [];
  const nights = Math.max(0, nightsBetween(wish.startDate, wish.endDate));
  for (let distance = 0; distance <= withinDays && found.length < atMost; distance += 1) {
    for (const days of new Set([distance, -distance])) {
      const startDate = addDays(wish.startDate, days);
      const stay = { startDate, endDate: addDays(startDate, nights) };
      const isIt = isInTime(startDate, known.now) && mayBe(terms, { ...wish, ...stay }, known);
      if (isIt) found.push(stay);
    }
  }
  return found.slice(0, atMost);
}
