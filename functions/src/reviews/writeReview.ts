import {
  baliDate,
  collections,
  reviewFormSchema,
  reviewSchema,
  type ReviewForm,
  type WriteReviewAnswer,
} from '@selasar/domain';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { implement } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import { limitAddress } from '../platform/requests/limitAddress.ts';
import { publishTrip } from '../trips/publishTrip.ts';
import { tripOf } from '../trips/tripOf.ts';
import { reviewedBooking } from './reviewedBooking.ts';

/** A guest with the trip's key reviews one of its bookings, once. It is public only after staff publish it. */
export const writeReview = implement(
  'writeReview',
  async ({ key, bookingId, ...form }, guest): Promise<WriteReviewAnswer> => {
    await limitAddress(guest.address);
    const { id: tripId } = await tripOf(key, guest);
    const status = await writeUnlessChanged((transaction) =>
      writeOnce(transaction, tripId, bookingId, form),
    );
    await publishTrip(tripId);
    logger.info('review written', { bookingId });
    return { bookingId, status };
  },
);

/** A repeated identical review succeeds, a different one is refused: the review has the booking's id. */
async function writeOnce(
  transaction: Transaction,
  tripId: string,
  bookingId: string,
  form: ReviewForm,
): Promise<WriteReviewAnswer['status']> {
  const booking = await transaction.get(db.collection(collections.bookings).doc(bookingId));
  const reviewed = reviewedBooking(booking, tripId, baliDate(new Date()));
  const reference = db.collection(collections.reviews).doc(bookingId);
  const earlier = await reference.get();
  if (earlier.exists) return statusOfSame(earlier, form);
  transaction.create(reference, {
    ...form,
    ...reviewed,
    status: 'waiting',
    createdAt: FieldValue.serverTimestamp(),
    updatedAt: FieldValue.serverTimestamp(),
  });
  transaction.update(booking.ref, { reviewWaits: true });
  return 'waiting';
}

function statusOfSame(earlier: DocumentSnapshot, form: ReviewForm): WriteReviewAnswer['status'] {
  const stored = reviewSchema.parse({ ...earlier.data(), id: earlier.id });
  if (isDeepStrictEqual(reviewFormSchema.parse(stored), form)) return stored.status;
  throw guestError({ code: 'already-reviewed' });
}
