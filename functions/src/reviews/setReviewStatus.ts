import {
  canSetReviewStatus,
  collections,
  pathOf,
  reviewSchema,
  type SetReviewStatusAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { db, createMutex, writeUnlessChanged } from '../platform/firestore.ts';
import { applyChange } from '../changes/applyChange.ts';
import { refuseOtherChanges } from '../changes/changeStatus.ts';
import { readRecord } from '../changes/requestType.ts';
import { publishTripOf } from '../trips/publishTrip.ts';
import { writeRatings } from './ratings.ts';

const review = {
  kind: collections.reviews,
  name: 'review',
  schema: reviewSchema.omit({ id: true }),
  isAllowed: canSetReviewStatus,
} as const;

const mutex = createMutex();

/** Staff publish or hide a review, which updates the public ratings. The input names the status that they saw. */
export const setReviewStatus = implement(
  'setReviewStatus',
  async (input, staff): Promise<SetReviewStatusAnswer> => {
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
          transaction.update(booking.ref, { reviewWaits: FieldValue.delete() });
        }
      }, mutex);
    } finally {
      // Even after a refusal: an earlier call may have changed the status and then failed.
      await publishTripOf(tripId);
    }
    logger.info('review status set', { ...input, by: staff.uid });
    return { bookingId, status: to };
  },
);
