import { admin, shortDate } from '@selasar/domain';
import type { Booking } from '@selasar/domain';

/** '#' and the first characters of the id. */
export const bookingReference = (id: string): string => `#${id.slice(0, admin.bookingIdLength)}`;

export const bookingTypeName = (type: Booking['bookingType']): string =>
  type === 'tour' ? 'Tour' : 'Villa';

/** A tour's day, or a stay's first and last. */
export const bookingDates = ({ startDate, endDate }: Booking): string =>
  startDate === endDate ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;
