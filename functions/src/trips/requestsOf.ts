import { collections } from '@selasar/domain/core';
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

const most = 50;

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
