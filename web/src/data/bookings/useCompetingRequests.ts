import { addDays, maxStayNights } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Row } from '../firebase/rows.ts';
import { bookingCollection } from './collection.ts';
import { openBookings } from './openBookings.ts';

/** Upper limit of competing requests that are read; more than this counts as 'many'. */
export const competingAtMost = 40;

type Wanted = Pick<Booking, 'tourId' | 'villaId' | 'startDate' | 'endDate'>;

/** Open bookings of a villa that can overlap these nights, or of a tour on the same day. */
function competingOf({ tourId, villaId = '', startDate, endDate }: Wanted) {
  const [first, last] =
    tourId === undefined
      ? [addDays(startDate, 1), addDays(endDate, maxStayNights)]
      : [startDate, startDate];
  return query(
    openBookings(tourId === undefined ? 'villas' : 'tours', tourId ?? villaId, first),
    where('endDate', '<=', last),
    orderBy('endDate'),
    limit(competingAtMost),
  );
}

/**
 * Follows open bookings that overlap the same stay or want the same tour on the same day; undefined follows nothing.
 */
export function useCompetingRequests(wanted: Wanted | undefined) {
  const live = useLive<Row<Booking>[]>(
    wanted
      ? `rivals ${wanted.tourId ?? wanted.villaId} ${wanted.startDate} ${wanted.endDate}`
      : 'nothing',
    (onData, fail) =>
      wanted
        ? listenToWhole(bookingCollection, competingOf(wanted))(onData, fail)
        : () => undefined,
  );
  if (live.status !== 'success' || !wanted) return undefined;
  // Villa bookings that begin later share no night.
  return wanted.tourId === undefined
    ? live.data.filter(({ startDate }) => startDate === undefined || startDate < wanted.endDate)
    : live.data;
}
