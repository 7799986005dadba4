import type * as lite from 'firebase/firestore/lite';
import { NAME, plain } from './client.ts';
import type { Client, Filter, Query } from './client.ts';

/** firebase/firestore and firebase/firestore/lite have these functions in common. */
export type Modular = typeof lite;

export function modularClient(sdk: Modular, db: lite.Firestore): Client {
  const doc = (path: string) => sdk.doc(db, path);
  return {
    make: {
      timestamp: (seconds, nanoseconds) => new sdk.Timestamp(seconds, nanoseconds),
      bytes: (...bytes) => sdk.Bytes.fromUint8Array(Uint8Array.from(bytes)),
      place: (latitude, longitude) => new sdk.GeoPoint(latitude, longitude),
      vector: (...components) => sdk.vector(components),
      reference: doc,
      increment: sdk.increment,
      arrayUnion: sdk.arrayUnion,
      arrayRemove: sdk.arrayRemove,
      deleteField: sdk.deleteField,
      serverTimestamp: sdk.serverTimestamp,
    },
    set: (path, data) => sdk.setDoc(doc(path), data),
    merge: (path, data) => sdk.setDoc(doc(path), data, { merge: true }),
    update: (path, data) => sdk.updateDoc(doc(path), data as lite.UpdateData<lite.DocumentData>),
    delete: (path) => sdk.deleteDoc(doc(path)),
    get: async (path) => plain((await sdk.getDoc(doc(path))).data()),
    setAll: (documents) => {
      const batch = sdk.writeBatch(db);
      for (const [path, data] of documents) batch.set(doc(path), data);
      return batch.commit();
    },
    find: async (query) => (await sdk.getDocs(toQuery(sdk, db, query))).docs.map(({ id }) => id),
    aggregate: async (query, field) => {
      const { count, sum, average } = sdk;
      const wanted = { count: count(), sum: sum(field), average: average(field) };
      // The full SDK's function of the same use has another name.
      const from = (sdk as { getAggregateFromServer?: typeof sdk.getAggregate })
        .getAggregateFromServer;
      return (await (from ?? sdk.getAggregate)(toQuery(sdk, db, query), wanted)).data();
    },
    increase: (path) =>
      sdk.runTransaction(
        db,
        async (transaction) => {
          const n = (await transaction.get(doc(path))).get('n') as number;
          transaction.update(doc(path), { n: n + 1 });
        },
        { maxAttempts: 1000 },
      ),
  };
}

function toQuery(sdk: Modular, db: lite.Firestore, query: Query): lite.Query {
  const source = query.group
    ? sdk.collectionGroup(db, query.collection)
    : sdk.collection(db, query.collection);
  const constraints: lite.QueryNonFilterConstraint[] = (query.orderBy ?? []).map((name) => {
    const field = name.replace(/^-/, '');
    return sdk.orderBy(field === NAME ? sdk.documentId() : field, name === field ? 'asc' : 'desc');
  });
  for (const bound of ['startAt', 'startAfter', 'endAt', 'endBefore'] as const) {
    const values = query[bound];
    if (values) constraints.push(sdk[bound](...values));
  }
  if (query.limit !== undefined) constraints.push(sdk.limit(query.limit));
  if (query.limitToLast !== undefined) constraints.push(sdk.limitToLast(query.limitToLast));
  const { where } = query;
  if (!where) return sdk.query(source, ...constraints);
  return sdk.query(source, sdk.and(toFilter(sdk, where)), ...constraints);
}

function toFilter(sdk: Modular, filter: Filter): lite.QueryFilterConstraint {
  if ('and' in filter) return sdk.and(...filter.and.map((part) => toFilter(sdk, part)));
  if ('or' in filter) return sdk.or(...filter.or.map((part) => toFilter(sdk, part)));
  const [field, operator, value] = filter;
  return sdk.where(field === NAME ? sdk.documentId() : field, operator, value);
}
