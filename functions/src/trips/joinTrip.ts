import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { newCapability } from '../core/capability.ts';
import { tripDocument, trips, type Trip } from './trip.ts';
import { findTrip } from './tripOf.ts';

/**
 * The trip that a new request belongs to, in the transaction that creates it: that of the key, or else a new
 * one. Who types somebody's email joins nobody's trip by it.
 */
export async function joinTrip(
  transaction: Transaction,
  key: string | undefined,
  /** '' of a guest who gave none to staff. */
  email: string,
): Promise<Pick<Trip, 'id' | 'key'>> {
  const known = key ? await findTrip(key) : undefined;
  if (known) {
    transaction.update(tripDocument(known.id), { emails: FieldValue.arrayUnion(email) });
    return known;
  }
  const trip = trips.doc();
  const capability = newCapability();
  transaction.create(trip, {
    ...capability,
    emails: email ? [email] : [],
    createdAt: FieldValue.serverTimestamp(),
  });
  return { id: trip.id, key: capability.key };
}

/** The key of a request's trip, for the answer to whoever made it. */
export async function keyOfTrip(tripId: unknown): Promise<{ tripKey?: string }> {
  if (typeof tripId !== 'string') return {};
  const key: unknown = (await tripDocument(tripId).get()).get('key');
  return typeof key === 'string' ? { tripKey: key } : {};
}
