import { bookingItemName, shortDate } from '@selasar/domain';
import type { Booking, Stay } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';

export const bookingTypeName = (type: Booking['bookingType']): string =>
  type === 'tour' ? 'Tour' : 'Villa';

/** The item's name; for an invalid record, as far as it can be read. */
export const itemName = (booking: Row<Booking>): string => {
  const { itemName: name, bookingType } = booking;
  return bookingType ? bookingItemName({ itemName: name, bookingType }) : known(name);
};

/** The last day, if it differs from the first. */
export const lastDay = ({ startDate, endDate }: Row<Booking>): string | undefined =>
  endDate === startDate ? undefined : `to ${known(endDate, shortDate)}`;

/** The day of a tour, or the first and last day of a stay. */
export const bookingDates = ({ startDate, endDate }: Partial<Stay>): string =>
  startDate === endDate
    ? known(startDate, shortDate)
    : `${known(startDate, shortDate)} – ${known(endDate, shortDate)}`;

export const guestCount = (count: number): string => `${count} ${count === 1 ? 'guest' : 'guests'}`;

/** Customer, item and dates of a booking. */
export const bookingInWords = (booking: Booking): string =>
  `${booking.customerName}, ${itemName(booking)}, ${bookingDates(booking)}`;
