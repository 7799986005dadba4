import { collections, pathOf } from '@selasar/domain/core';
import { canSetReviewStatus, reviewSchema } from '@selasar/domain/reviews';
import { createMutex, db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { applyChange, markRequest } from '../requests/applyChange.ts';
import { readRecord, refuseOtherChanges } from '../requests/kindOnServer.ts';
import { publishTripOf } from '../trips/publishTrip.ts';
import { writeRatings } from './ratings.ts';

const review = {
  kind: collections.reviews,
  schema: reviewSchema.omit({ id: true }),
  isAllowed: canSetReviewStatus,
} as const;

const mutex = createMutex();

export const setReviewStatus = implement('setReviewStatus', async (input, staff) => {
  const { bookingId, from, to } = input;
  const { tripId } = (await db.doc(pathOf(collections.reviews, bookingId)).get()).data() ?? {};
  try {
    await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const { document, stored } = await readRecord(review, bookingId);
      refuseOtherChanges(review, stored.status, { from, to });
      await writeRatings(transaction, { ...stored, status: to });
      await applyChange(transaction, { document, by, to });
      const booking = await db.doc(pathOf(collections.bookings, bookingId)).get();
      if (booking.get('reviewWaits')) {
        markRequest(transaction, booking.ref, 'review', { reviewWaits: undefined });
      }
    }, mutex);
  } finally {
    // Even after a refusal: an earlier call may have changed the status and then failed.
    await publishTripOf(tripId);
  }
  logger.info('review status set', { ...input, by: staff.uid });
  return { bookingId, status: to };
});
