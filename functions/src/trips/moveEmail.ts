import type { Transaction } from 'firebase-admin/firestore';
import { unlessChanged } from '../platform/firestore.ts';
import { requestsOf } from './requestsOf.ts';
import { tripDocument, tripSchema } from './trip.ts';

interface Moved {
  id: string;
  /** Older requests belong to no trip. */
  tripId?: string | undefined;
  customerEmail: string;
  /** The address that it goes by from now on; '' is none. */
  to: string;
}

/**
 * A request that goes by another address stays in its trip: the guest who holds the trip's key goes on seeing it. The
 * new address finds this trip, and no other by it; the old one finds it as long as another of its requests goes by it.
 * Whoever joins the trip meanwhile makes this look again.
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
  const kept = emails.filter((email) => (email !== from || isNeeded) && email !== to);
  transaction.update(trip.ref, { emails: [...kept, ...(to ? [to] : [])] }, unlessChanged(trip));
}
