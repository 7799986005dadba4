import type { CivilDate } from '@selasar/domain/core';
import type { Tour } from '@selasar/domain/offers';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import type { Row } from '../../data/firebase/rows.ts';
import { offerRows } from './offerRows.ts';
import type { RowHead } from './offerRows.ts';

export interface TourDay {
  bookings: readonly Row<Booking>[];
  /** Number of guests. */
  confirmed: number;
  pending: number;
}

export interface TourRow extends RowHead {
  kind: 'tours';
  days: ReadonlyMap<CivilDate, TourDay>;
  /** Seats per day, if limited. */
  seats: number | undefined;
}

export const noGuests: TourDay = { bookings: [], confirmed: 0, pending: 0 };

export function tourRows(
  tours: readonly Row<Tour>[],
  bookings: readonly Row<Booking>[],
): TourRow[] {
  const rows = offerRows<Tour, Row<Booking>>({
    offers: tours,
    nameOf: ({ title }) => title,
    items: bookings,
    offerOf: ({ tourId }) => tourId,
    itemName: ({ itemName }) => itemName,
  });
  return rows.map(([head, found]) => ({
    ...head,
    kind: 'tours',
    days: daysOf(found),
    seats: head.rules === 'damaged' ? undefined : head.rules?.seats,
  }));
}

function daysOf(bookings: readonly Row<Booking>[]): Map<CivilDate, TourDay> {
  const days = new Map<CivilDate, TourDay>();
  for (const booking of bookings) {
    const { startDate, status, numberOfGuests = 0 } = booking;
    if (startDate === undefined || !status || !bookingStatus[status].takesPlace) continue;
    const day = days.get(startDate) ?? noGuests;
    const counted = bookingStatus[status].isSure ? 'confirmed' : 'pending';
    days.set(startDate, {
      ...day,
      bookings: [...day.bookings, booking],
      [counted]: day[counted] + numberOfGuests,
    });
  }
  return days;
}

export function guestsText({ confirmed, pending }: TourDay, seats: number | undefined): string {
  const taken =
    seats === undefined
      ? `${confirmed} ${confirmed === 1 ? 'guest' : 'guests'} confirmed`
      : `${confirmed} of ${seats} ${seats === 1 ? 'seat' : 'seats'} confirmed`;
  return pending > 0 ? `${taken}, ${pending} pending` : taken;
}
