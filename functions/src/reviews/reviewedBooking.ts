import {
  bookingItemName,
  bookingSchema,
  notReviewed,
  type CivilDate,
  type Review,
} from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';

/** Of a booking what a review takes from it; the guest says nothing of this. */
type Reviewed = Pick<Review, 'tripId' | 'bookingType' | 'itemId' | 'itemName' | 'month'>;

/** A booking of a trip that the guest has travelled, by the day it is in Bali. Any other is refused. */
export function reviewedBooking(
  stored: DocumentSnapshot,
  tripId: string,
  today: CivilDate,
): Reviewed {
  const booking = bookingSchema.safeParse({ ...stored.data(), id: stored.id }).data;
  const itemId = booking?.tourId ?? booking?.villaId;
  // Of a stranger's booking one does not learn that it is there.
  if (!booking || booking.tripId !== tripId || itemId === undefined) {
    throw guestError({ code: 'booking-not-found' });
  }
  const reason = notReviewed(booking, today);
  if (reason) throw guestError({ code: 'not-travelled', facts: reason });
  const { bookingType, startDate } = booking;
  return {
    tripId,
    bookingType,
    itemId,
    itemName: bookingItemName(booking),
    month: startDate.slice(0, 'yyyy-MM'.length),
  };
}
