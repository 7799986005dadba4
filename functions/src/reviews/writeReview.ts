import { isDeepStrictEqual } from 'node:util';
import { baliDate, type CivilDate, collections } from '@selasar/domain/core';
import { bookingItemName, bookingSchema } from '@selasar/domain/requests';
import {
  notReviewed,
  type Review,
  type ReviewForm,
  reviewFormSchema,
  reviewSchema,
  type WriteReviewAnswer,
} from '@selasar/domain/reviews';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { db, unlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { markRequest } from '../requests/applyChange.ts';
import { changeByGuest, type Done, type OwnChange } from '../requests/change/changeByGuest.ts';
import { publishTripOf } from '../trips/publishTrip.ts';

export const writeReview = implement('writeReview', async ({ key, bookingId, ...form }, guest) => {
  const own = { kind: collections.bookings, key, id: bookingId };
  const { status, tripId } = await changeByGuest(guest, own, (change) => writeOnce(change, form));
  await publishTripOf(tripId);
  logger.info('review written', { bookingId });
  return { bookingId, status };
});

/** A repeated identical review succeeds, a different one is refused: the review has the booking's id. */
async function writeOnce(
  { transaction, document }: OwnChange,
  form: ReviewForm,
): Promise<Done<Pick<WriteReviewAnswer, 'status'> & { tripId: string | undefined }>> {
  const reviewed = reviewedBooking(document, baliDate(new Date()));
  const { tripId } = reviewed;
  const reference = db.collection(collections.reviews).doc(document.id);
  const earlier = await reference.get();
  if (earlier.exists) return { answer: { status: statusOfSame(earlier, form), tripId } };
  transaction.create(reference, {
    ...form,
    ...reviewed,
    status: 'waiting',
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
  const waits = { reviewWaits: true } as const;
  markRequest(transaction, document.ref, 'review', waits, unlessChanged(document));
  return { answer: { status: 'waiting', tripId }, told: 'review' };
}

function statusOfSame(earlier: DocumentSnapshot, form: ReviewForm): WriteReviewAnswer['status'] {
  const stored = reviewSchema.parse({ ...earlier.data(), id: earlier.id });
  if (isDeepStrictEqual(reviewFormSchema.parse(stored), form)) return stored.status;
  throw guestError({ code: 'already-reviewed' });
}

type Reviewed = Pick<Review, 'tripId' | 'bookingType' | 'itemId' | 'itemName' | 'month'>;

/** Throws for a booking that has not ended, by the day in Bali. */
function reviewedBooking(stored: DocumentSnapshot, today: CivilDate): Reviewed {
  const booking = bookingSchema.safeParse({ ...stored.data(), id: stored.id }).data;
  const itemId = booking?.tourId ?? booking?.villaId;
  if (!booking?.tripId || itemId === undefined) throw guestError({ code: 'booking-not-found' });
  const reason = notReviewed(booking, today);
  if (reason) throw guestError({ code: 'not-travelled', facts: reason });
  const { tripId, bookingType, startDate } = booking;
  return {
    tripId,
    bookingType,
    itemId,
    itemName: bookingItemName(booking),
    month: startDate.slice(0, 'yyyy-MM'.length),
  };
}
