import { personOf } from '@selasar/domain/core';
import type { Transaction } from 'firebase-admin/firestore';
import { replaceKey } from '../platform/capability.ts';
import { unlessChanged } from '../platform/firestore.ts';
import { requestsOf } from './requestsOf.ts';
import { endUnproven, tripDocument, tripSchema, viewDocument } from './trip.ts';

interface Moved {
  id: string;
  tripId?: string | undefined;
  customerEmail: string;
  /** '' means none. */
  to: string;
}

/** If no other request has the old email, its link ends, and the trip's new key is returned. */
export async function moveEmail(
  transaction: Transaction,
  { id, tripId, customerEmail: from, to }: Moved,
): Promise<string | undefined> {
  if (tripId === undefined || from === to) return undefined;
  const trip = await tripDocument(tripId).get();
  if (!trip.exists) return undefined;
  const stored = tripSchema.parse(trip.data());
  const { emails } = stored;
  const others = (await requestsOf(tripId)).filter((request) => request.id !== id);
  const isNeeded = others.some((request) => request.get('customerEmail') === from);
  const remaining = emails.filter((email) => (email !== from || isNeeded) && email !== to);
  transaction.update(
    trip.ref,
    { emails: [...remaining, ...(to ? [to] : [])] },
    unlessChanged(trip),
  );
  if (isNeeded || from === '' || personOf(from) === personOf(to)) return undefined;
  endUnproven(transaction, { ...stored, id: trip.id });
  return replaceKey(transaction, trip, viewDocument);
}
