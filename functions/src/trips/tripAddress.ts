import { tripAddressInputSchema, type TripAddressAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { staffCallable } from '../core/callable.ts';
import { callError } from '../core/callError.ts';
import { replaceKey } from '../core/capability.ts';
import { db } from '../core/firestore.ts';
import { publishTrip } from './publishTrip.ts';
import { tripDocument, tripSchema, viewDocument } from './trip.ts';

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

/** Staff give a trip another key. The one from before leads nowhere from then on, and a page that it has opened shows nothing more. */
export const replaceTripKey = staffCallable({
  name: 'replaceTripKey',
  input: () => tripAddressInputSchema,
  run: async ({ tripId }, staff): Promise<TripAddressAnswer> => {
    const key = await db.runTransaction(async (transaction) => {
      await staff.authorize(transaction);
      const stored = await transaction.get(tripDocument(tripId));
      if (!stored.exists) throw callError({ code: 'trip-not-found' });
      return replaceKey(transaction, stored, viewDocument);
    });
    await publishTrip(tripId);
    logger.info('trip key replaced', { tripId, by: staff.uid });
    return { key };
  },
});
