import { bookingItemName, shortDate } from '@selasar/domain';
import type { Booking, Stay } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { known } from '../records/invalid/known.ts';

export const bookingTypeName = (type: Booking['bookingType']): string =>
  type === 'tour' ? 'Tour' : 'Villa';

/** The item's name; of a damaged booking as far as it can be told. */
export const itemName = (booking: Row<Booking>): string => {
  const { itemName: name, bookingType } = booking;
  return bookingType ? bookingItemName({ itemName: name, bookingType }) : known(name);
};

/** The last day, where it is another than the first. */
export const lastDay = ({ startDate, endDate }: Row<Booking>): string | undefined =>
  endDate === startDate ? undefined : `to ${known(endDate, shortDate)}`;

/** A tour's day, or a stay's first and last. */
export const bookingDates = ({ startDate, endDate }: Partial<Stay>): string =>
  startDate === endDate
    ? known(startDate, shortDate)
    : `${known(startDate, shortDate)} – ${known(endDate, shortDate)}`;

export const guestCount = (count: number): string => `${count} ${count === 1 ? 'guest' : 'guests'}`;

/** Whose booking it is, of what and when. */
export const bookingInWords = (booking: Booking): string =>
  `${booking.customerName}, ${itemName(booking)}, ${bookingDates(booking)}`;
