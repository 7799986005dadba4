import { bookingItemName, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';

export const bookingTypeName = (type: Booking['bookingType']): string =>
  type === 'tour' ? 'Tour' : 'Villa';

/** A tour's day, or a stay's first and last. */
export const bookingDates = ({ startDate, endDate }: Booking): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;

/** What a small screen says of a booking beneath the guest's name. */
export const bookingSummary = (booking: Booking): string =>
  `${shortDate(booking.startDate)} · ${bookingItemName(booking)}`;

/** Whose booking it is, of what and when. */
export const bookingInWords = (booking: Booking): string =>
  `${booking.customerName}, ${bookingItemName(booking)}, ${bookingDates(booking)}`;
