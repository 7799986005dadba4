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
import { noteBeat } from '../live/connection.ts';

/** The real client without a line: it has what was written here, and knows that the server cannot be heard. */
export function offlineForThisFile(): void {
  beforeAll(async () => {
    await disableNetwork(store);
    noteBeat(false);
  });
  afterAll(() => noteBeat(true));
}

/** Puts a record into the client's memory. `minute` is when it was asked for. */
export function put(name: string, id: string, minute: number, fields: object = {}): void {
  const createdAt = Timestamp.fromMillis(minute * 60_000);
  // It waits for the server for good.
  void setDoc(doc(collection(store, name), id), { createdAt, ...fields });
}

export const found = async (query: Query): Promise<QueryDocumentSnapshot[]> =>
  (await getDocsFromCache(query)).docs;
