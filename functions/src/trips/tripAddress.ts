import { tripAddressInputSchema, type TripAddressAnswer } from '@selasar/domain';
import { staffCallable } from '../core/callable.ts';
import { callError } from '../core/callError.ts';
import { db } from '../core/firestore.ts';
import { tripDocument, tripSchema } from './trip.ts';

/** Staff look at the key of a trip, to send its link to the guest. */
export const tripAddress = staffCallable({
  name: 'tripAddress',
  input: () => tripAddressInputSchema,
  run: ({ tripId }, staff): Promise<TripAddressAnswer> =>
    db.runTransaction(async (transaction) => {
      await staff.authorize(transaction);
      const stored = await transaction.get(tripDocument(tripId));
      if (!stored.exists) throw callError({ code: 'trip-not-found' });
      return { key: tripSchema.parse(stored.data()).key };
    }),
});
