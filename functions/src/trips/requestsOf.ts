import { collections } from '@selasar/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../core/firestore.ts';

/** So many requests of each kind are looked at. */
const most = 50;

/** The bookings and transfers of a trip, as they are stored now. */
export async function requestsOf(tripId: string): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    [collections.bookings, collections.transfers].map((collection) =>
      db.collection(collection).where('tripId', '==', tripId).limit(most).get(),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
