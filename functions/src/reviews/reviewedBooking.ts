import {
  bookingItemName,
  bookingSchema,
  notReviewed,
  type CivilDate,
  type Review,
} from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';

/** The fields that a review copies from its booking; the guest does not send them. */
type Reviewed = Pick<Review, 'tripId' | 'bookingType' | 'itemId' | 'itemName' | 'month'>;

/** Reads a booking of the trip that has ended, by the day in Bali. Throws for any other. */
export function reviewedBooking(
  stored: DocumentSnapshot,
  tripId: string,
  today: CivilDate,
): Reviewed {
  const booking = bookingSchema.safeParse({ ...stored.data(), id: stored.id }).data;
  const itemId = booking?.tourId ?? booking?.villaId;
  // The same error as for a missing booking, so a stranger's booking is not revealed.
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
