import { collections } from '@selasar/domain';
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

/** How many requests of each kind are read. */
const most = 50;

/** The bookings and transfers of a trip, read now or in a transaction. */
export async function requestsOf(
  tripId: string,
  read: (query: Query) => Promise<QuerySnapshot> = (query) => query.get(),
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    [collections.bookings, collections.transfers].map((collection) =>
      read(db.collection(collection).where('tripId', '==', tripId).limit(most)),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}
