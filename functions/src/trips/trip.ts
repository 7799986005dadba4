import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { capabilitySchema } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';

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

export const viewsOf = ({ viewId, unproven }: StoredTrip): DocumentReference[] =>
  [viewId, ...(unproven ? [unproven.viewId] : [])].map(viewDocument);

export function endUnproven(transaction: Transaction, { id, unproven }: Trip): void {
  if (!unproven) return;
  transaction.update(tripDocument(id), { unproven: FieldValue.delete() });
  transaction.delete(viewDocument(unproven.viewId));
}
