import {
  collection,
  disableNetwork,
  doc,
  getDocsFromCache,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import type { Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { store } from '../store.ts';
import { beginSession, endSession } from '../lifetime.ts';
import { noteBeat } from '../live/connection.ts';

/** The real client while offline: it has the records written here, and knows that the server is unreachable. */
export function offlineForThisFile(): void {
  beforeAll(async () => {
    // A file before may have ended the session: nothing would be followed.
    beginSession();
    await disableNetwork(store);
    noteBeat(false);
  });
  afterAll(() => {
    // Listeners stay for a while, or forever if the clock is not real. Tests of other files share this process.
    endSession();
    beginSession();
    noteBeat(true);
  });
}

/** A stored time. */
export const minuteAt = (minute: number): Timestamp => Timestamp.fromMillis(minute * 60_000);

/** Puts a record into the client's cache. `minute` is the minute at which it was created. */
export function put(name: string, id: string, minute: number, fields: object = {}): void {
  // The write waits for the server forever.
  void setDoc(doc(collection(store, name), id), { createdAt: minuteAt(minute), ...fields });
}

export const found = async (query: Query): Promise<QueryDocumentSnapshot[]> =>
  (await getDocsFromCache(query)).docs;
