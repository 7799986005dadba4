import { collections, pathOf } from '@selasar/domain/core';
import { requestKindSchema } from '@selasar/domain/requests';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { guestError } from '../platform/callError.ts';
import { capabilitySchema, newCapability } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';
import { openedBy } from '../platform/limits.ts';
import type { Guest } from '../platform/operation.ts';

/** It opens its requests alone, because whoever typed an address need not own it. */
const unprovenSchema = capabilitySchema.extend({ requests: z.array(z.string()) });

/** The key is only in mails and in what staff send: whoever has it has proven an address. */
export const tripSchema = capabilitySchema.extend({
  emails: z.array(z.string()),
  unproven: unprovenSchema.optional(),
});
type StoredTrip = z.infer<typeof tripSchema>;
export type Trip = StoredTrip & { id: string };

export const trips = db.collection(collections.trips);

export const tripDocument = (tripId: string): DocumentReference => trips.doc(tripId);

export const viewDocument = (viewId: string): DocumentReference =>
  db.doc(pathOf(collections.tripViews, viewId));

export function deleteTrip(transaction: Transaction, trip: DocumentSnapshot): void {
  const { viewId, unproven } = tripSchema.parse(trip.data());
  transaction.delete(trip.ref);
  transaction.delete(viewDocument(viewId));
  if (unproven) transaction.delete(viewDocument(unproven.viewId));
}

export function endUnproven(transaction: Transaction, { id, unproven }: Trip): void {
  if (!unproven) return;
  transaction.update(tripDocument(id), { unproven: FieldValue.delete() });
  transaction.delete(viewDocument(unproven.viewId));
}

/** The email is '' if the guest gave staff none. */
export function newTrip(transaction: Transaction, email: string, typed?: { requestId: string }) {
  const reference = trips.doc();
  const { key, viewId } = newCapability();
  const unproven = typed && { ...newCapability(), requests: [typed.requestId] };
  transaction.create(reference, {
    key,
    viewId,
    emails: email ? [email] : [],
    ...(unproven && { unproven }),
    createdAt: FieldValue.serverTimestamp(),
  });
  return { id: reference.id, key, unproven };
}

export interface OpenedTrip extends Trip {
  stored: DocumentSnapshot;
  /** What an unproven key opens; the other opens everything. */
  only: Trip['unproven'];
}

export async function findTrip(key: string): Promise<OpenedTrip | undefined> {
  const by = async (field: string) => (await trips.where(field, '==', key).limit(1).get()).docs[0];
  const stored = (await by('key')) ?? (await by('unproven.key'));
  if (!stored) return undefined;
  const trip = tripSchema.parse(stored.data());
  return { ...trip, id: stored.id, stored, only: trip.key === key ? undefined : trip.unproven };
}

/** Throws the same error for wrong, old and guessed keys, and after too many wrong guesses. */
export const tripOf = (key: string, guest: Guest): Promise<OpenedTrip> =>
  openedBy(guest, () => findTrip(key), guestError({ code: 'trip-not-found' }));

export const opens = ({ only }: OpenedTrip, requestId: string): boolean =>
  only?.requests.includes(requestId) ?? true;

const most = 50;

export async function requestsOf(
  tripId: string,
  transaction?: Transaction,
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    requestKindSchema.options.map((kind) => {
      const query = db.collection(collections[kind]).where('tripId', '==', tripId).limit(most);
      return transaction ? transaction.get(query) : query.get();
    }),
  );
  return found.flatMap(({ docs }) => docs);
}

export async function countRequestsOf(tripId: string): Promise<number> {
  const counts = await Promise.all(
    requestKindSchema.options.map((kind) =>
      db.collection(collections[kind]).where('tripId', '==', tripId).count().get(),
    ),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}
