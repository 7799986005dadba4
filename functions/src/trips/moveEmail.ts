import type { Transaction } from 'firebase-admin/firestore';
import { unlessChanged } from '../platform/firestore.ts';
import { requestsOf } from './requestsOf.ts';
import { tripDocument, tripSchema } from './trip.ts';

interface Moved {
  id: string;
  /** Undefined for older requests, which have no trip. */
  tripId?: string | undefined;
  customerEmail: string;
  /** The new email; '' means none. */
  to: string;
}

/**
 * Changes the email of a request within its trip, so the holder of the trip's key still sees it. The new email finds
 * this trip; the old one finds it while another request has it. Retries if a request joins the trip meanwhile.
 */
export async function moveEmail(
  transaction: Transaction,
  { id, tripId, customerEmail: from, to }: Moved,
): Promise<void> {
  if (tripId === undefined || from === to) return;
  const trip = await tripDocument(tripId).get();
  if (!trip.exists) return;
  const { emails } = tripSchema.parse(trip.data());
  const others = (await requestsOf(tripId)).filter((request) => request.id !== id);
  const isNeeded = others.some((request) => request.get('customerEmail') === from);
  const remaining = emails.filter((email) => (email !== from || isNeeded) && email !== to);
  transaction.update(
    trip.ref,
    { emails: [...remaining, ...(to ? [to] : [])] },
    unlessChanged(trip),
  );
}
