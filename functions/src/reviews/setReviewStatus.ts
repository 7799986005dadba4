import {
  canSetReviewStatus,
  collections,
  pathOf,
  reviewSchema,
  type SetReviewStatusAnswer,
} from '@selasar/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { implement } from '../core/operation.ts';
import { db, line, unlessChanged, writeUnlessChanged } from '../core/firestore.ts';
import { refuseOtherChanges } from '../status/changeStatus.ts';
import { recordStatus } from '../status/statusEvent.ts';
import { readSubject } from '../status/subject.ts';
import { publishTripOf } from '../trips/publishTrip.ts';
import { writeRatings } from './ratings.ts';

const review = {
  name: 'review',
  schema: reviewSchema.omit({ id: true }),
  isAllowed: canSetReviewStatus,
} as const;

const inTurn = line();

/** Staff publish or hide a review, given the status that they saw. What the public sees of it changes with it. */
export const setReviewStatus = implement(
  'setReviewStatus',
  async (input, staff): Promise<SetReviewStatusAnswer> => {
    const { bookingId, from, to } = input;
    const { tripId } = (await db.doc(pathOf(collections.reviews, bookingId)).get()).data() ?? {};
    try {
      await writeUnlessChanged(async (transaction) => {
        const by = await staff.authorize(transaction);
        const { document, stored } = await readSubject(review, bookingId);
        refuseOtherChanges(review, stored.status, { id: bookingId, from, to });
        await writeRatings(transaction, { ...stored, status: to });
        transaction.update(
          document.ref,
          { status: to, updatedAt: FieldValue.serverTimestamp() },
          unlessChanged(document),
        );
        recordStatus(transaction, document.ref, from, to, by);
      }, inTurn);
    } finally {
      // Also when this is refused: an earlier call may have changed it, and then failed.
      await publishTripOf(tripId);
    }
    logger.info('review status set', { ...input, by: staff.uid });
    return { bookingId, status: to };
  },
);
