import {
  bookingSchema,
  bookingStatusSchema,
  canSetBookingStatus,
  collections,
  guestItemName,
  isOpenRequest,
  partsOfBooking,
  t,
  guestMessageItem,
  type Booking,
} from '@selasar/domain';
import type { RequestType } from '../changes/requestType.ts';
import { bookingMail } from '../mail/templates/bookingMail.ts';
import { moveCapacity } from './moveCapacity.ts';

export type StoredBooking = Omit<Booking, 'createdAt' | 'updatedAt'>;

/** The request type of bookings. Its status decides whether nights or seats are held. */
export const booking: RequestType<StoredBooking> = {
  kind: collections.bookings,
  name: 'booking',
  status: bookingStatusSchema,
  schema: bookingSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetBookingStatus,
  isOpen: isOpenRequest,
  called: (stored) => t('booking for {item}', { item: guestItemName(stored) }),
  item: guestMessageItem.bookings,
  parts: (stored) => partsOfBooking(stored).map(({ part }) => part),
  mailContent: bookingMail,
  also: moveCapacity,
};
