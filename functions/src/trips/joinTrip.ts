import { collections, personOf, subcollections } from '@selasar/domain';
import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { db, unlessChanged } from '../platform/firestore.ts';
import { newTrip } from './newTrip.ts';
import { tripDocument, type Trip } from './trip.ts';
import { findTrip } from './tripOf.ts';

export type JoinedTrip = Pick<Trip, 'id' | 'key'>;

/**
 * The trip that a new request belongs to, in the transaction that creates it: that of the key where it has requests of
 * the same address and room for more, or else a new one. Who types somebody's email joins nobody's trip by it; nor does the next guest at
 * a hotel's computer, whose browser still sends the key of the last.
 */
export async function joinTrip(
  transaction: Transaction,
  key: string | undefined,
  /** '' of a guest who gave none to staff. */
  email: string,
): Promise<JoinedTrip> {
  const known = key ? await findTrip(key) : undefined;
  const isOfIt = known?.emails.some((one) => personOf(one) === personOf(email)) ?? false;
  if (known && isOfIt && !(await isFull(known.id))) {
    const emails = [...new Set([...known.emails, email])];
    transaction.update(tripDocument(known.id), { emails }, unlessChanged(known.stored));
    return known;
  }
  return newTrip(transaction, email);
}

/** A request of a trip that has so many begins another trip: each change reads a trip whole. */
const mostJoined = 20;

async function isFull(tripId: string): Promise<boolean> {
  const kinds = [collections.bookings, collections.transfers];
  const counts = await Promise.all(
    kinds.map((kind) => db.collection(kind).where('tripId', '==', tripId).count().get()),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0) >= mostJoined;
}

/**
 * The key that a guest's request was given: now, by joining its trip, or before, and the answer was lost. Somebody who
 * has seen the trip knows all that the request says, and may send it again: a key that staff have put in the place of
 * theirs is not for them, nor is that of a request which staff made.
 */
export async function keyGivenTo(
  request: DocumentReference,
  { tripId, createdAt }: DocumentData,
  joined: JoinedTrip | undefined,
): Promise<{ tripKey?: string }> {
  if (joined && joined.id === tripId) return { tripKey: joined.key };
  if (typeof tripId !== 'string' || !(createdAt instanceof Timestamp)) return {};
  const first = request.collection(subcollections.events).where('from', '==', null).limit(1);
  const [trip, [made]] = await Promise.all([
    tripDocument(tripId).get(),
    first.get().then(({ docs }) => docs),
  ]);
  const [key, replacedAt]: unknown[] = [trip.get('key'), trip.get('replacedAt')];
  const isReplaced = replacedAt instanceof Timestamp && replacedAt >= createdAt;
  return typeof key === 'string' && made?.get('by') === 'guest' && !isReplaced
    ? { tripKey: key }
    : {};
}

/** The key of a request's trip as it is now, for mails to its guest. */
export async function keyOfTrip(tripId: unknown): Promise<{ tripKey?: string }> {
  if (typeof tripId !== 'string') return {};
  const key: unknown = (await tripDocument(tripId).get()).get('key');
  return typeof key === 'string' ? { tripKey: key } : {};
}
