import type { TripAddressAnswer } from '@selasar/domain/trips';
import { implement } from '../platform/operation.ts';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';
import { tripDocument, tripSchema } from './trip.ts';

export const tripAddress = implement(
  'tripAddress',
  ({ tripId }, staff): Promise<TripAddressAnswer> =>
    db.runTransaction(async (transaction) => {
      await staff.authorize(transaction);
      const stored = await transaction.get(tripDocument(tripId));
      if (!stored.exists) throw callError({ code: 'trip-not-found' });
      return { key: tripSchema.parse(stored.data()).key };
    }),
);
