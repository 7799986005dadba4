import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { callError } from '../../platform/callError.ts';
import { replaceKey } from '../../platform/capability.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { publishTrip } from '../../trips/publishTrip.ts';
import {
  endUnproven,
  newTrip,
  requestsOf,
  tripDocument,
  tripSchema,
  viewDocument,
} from '../../trips/trip.ts';
import { markRequest } from '../applyChange.ts';

export const tripAddress = implement('tripAddress', ({ tripId }, staff) =>
  db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const stored = await transaction.get(tripDocument(tripId));
    if (!stored.exists) throw callError({ code: 'trip-not-found' });
    return { key: tripSchema.parse(stored.data()).key };
  }),
);

/** Guests whom staff remove get a separate trip with their requests, and only its link. */
export const replaceTripKey = implement('replaceTripKey', async ({ tripId, leaving }, staff) => {
  const { key, apart } = await db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const stored = await transaction.get(tripDocument(tripId));
    if (!stored.exists) throw callError({ code: 'trip-not-found' });
    const moved = leaving ? await setApart(transaction, stored, leaving) : [];
    endUnproven(transaction, { ...tripSchema.parse(stored.data()), id: tripId });
    return { key: replaceKey(transaction, stored, viewDocument), apart: moved };
  });
  await Promise.all([tripId, ...apart].map(publishTrip));
  logger.info('trip key replaced', { tripId, by: staff.uid, apart: apart.length });
  return { key };
});

async function setApart(
  transaction: Transaction,
  trip: DocumentSnapshot,
  leaving: readonly string[],
): Promise<string[]> {
  const requests = await requestsOf(trip.id, transaction);
  const { emails } = tripSchema.parse(trip.data());
  transaction.update(trip.ref, { emails: emails.filter((email) => !leaving.includes(email)) });
  const own = new Map<string, string>();
  for (const request of requests) {
    const email = String(request.get('customerEmail') ?? '');
    if (!leaving.includes(email)) continue;
    const id = own.get(email) ?? newTrip(transaction, email).id;
    own.set(email, id);
    markRequest(transaction, request.ref, 'trip', { tripId: id });
  }
  return [...own.values()];
}
