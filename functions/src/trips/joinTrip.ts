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
 * Finds the trip of a new request, in the transaction that creates it: the trip of the key if it has requests of the
 * same email and room for more, otherwise a new trip. An email alone joins no trip. Nor does the next guest at a
 * hotel's computer whose browser still sends the previous guest's key.
 */
export async function joinTrip(
  transaction: Transaction,
  key: string | undefined,
  /** '' if the guest gave staff no email. */
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

/** A full trip gets no more requests, because each change reads the whole trip. */
const mostJoined = 20;

async function isFull(tripId: string): Promise<boolean> {
  const kinds = [collections.bookings, collections.transfers];
  const counts = await Promise.all(
    kinds.map((kind) => db.collection(kind).where('tripId', '==', tripId).count().get()),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0) >= mostJoined;
}

/**
 * The key to return to a guest: the trip was joined now, or in an earlier call whose response was lost. Somebody who
 * once saw the trip knows everything in the request and could send it again; therefore a key that staff have replaced
 * is not returned, nor the key of a request that staff made.
 */
export async function tripKeyFor(
  request: DocumentReference,
  { tripId, createdAt }: DocumentData,
  joined: JoinedTrip | undefined,
): Promise<{ tripKey?: string }> {
  if (joined && joined.id === tripId) return { tripKey: joined.key };
  if (typeof tripId !== 'string' || !(createdAt instanceof Timestamp)) return {};
  const [trip, creation] = await Promise.all([tripDocument(tripId).get(), creationOf(request)]);
  const [key, replacedAt]: unknown[] = [trip.get('key'), trip.get('replacedAt')];
  const isReplaced = replacedAt instanceof Timestamp && replacedAt >= createdAt;
  return typeof key === 'string' && creation?.['by'] === 'guest' && !isReplaced
    ? { tripKey: key }
    : {};
}

/** The first event of a request's history. */
export async function creationOf(request: DocumentReference): Promise<DocumentData | undefined> {
  const first = request.collection(subcollections.events).where('from', '==', null).limit(1);
  return (await first.get()).docs[0]?.data();
}

/** The current key of a request's trip, for mails to the guest. */
export async function keyOfTrip(tripId: unknown): Promise<{ tripKey?: string }> {
  if (typeof tripId !== 'string') return {};
  const key: unknown = (await tripDocument(tripId).get()).get('key');
  return typeof key === 'string' ? { tripKey: key } : {};
}
