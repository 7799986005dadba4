import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { requestsOf } from '../../trips/requestsOf.ts';
import { tripDocument, tripSchema, viewDocument } from '../../trips/trip.ts';

/**
 * Removes a request from its trip; the last request takes the trip and its page with it. The trip is locked before its
 * requests are read, so a request that joins meanwhile is either seen here or gets a new trip.
 */
export async function leaveTrip(
  transaction: Transaction,
  request: DocumentSnapshot,
): Promise<void> {
  const tripId: unknown = request.get('tripId');
  if (typeof tripId !== 'string') return;
  const trip = await transaction.get(tripDocument(tripId));
  if (!trip.exists) return;
  const others = (await requestsOf(tripId)).filter(({ id }) => id !== request.id);
  const { emails, viewId } = tripSchema.parse(trip.data());
  if (others.length === 0) {
    transaction.delete(trip.ref);
    transaction.delete(viewDocument(viewId));
    return;
  }
  const needed = new Set(others.map((other) => other.get('customerEmail')));
  transaction.update(trip.ref, { emails: emails.filter((email) => needed.has(email)) });
}
