import {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  GeoPoint,
  Timestamp,
} from '@google-cloud/firestore';
import type { Firestore, Query } from '@google-cloud/firestore';
import { NAME, plain } from './client.ts';
import type * as wanted from './client.ts';

/** firebase-admin's Firestore. */
export function adminClient(db: Firestore): wanted.Client {
  return {
    make: {
      timestamp: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
      bytes: (...bytes) => Buffer.from(bytes),
      place: (latitude, longitude) => new GeoPoint(latitude, longitude),
      vector: (...components) => FieldValue.vector(components),
      reference: (path) => db.doc(path),
      increment: (by) => FieldValue.increment(by),
      arrayUnion: (...values) => FieldValue.arrayUnion(...values),
      arrayRemove: (...values) => FieldValue.arrayRemove(...values),
      deleteField: () => FieldValue.delete(),
      serverTimestamp: () => FieldValue.serverTimestamp(),
    },
    set: (path, data) => db.doc(path).set(data),
    merge: (path, data) => db.doc(path).set(data, { merge: true }),
    update: (path, data) => db.doc(path).update(data),
    delete: (path) => db.doc(path).delete(),
    get: async (path) => plain((await db.doc(path).get()).data()),
    setAll: (documents) => {
      const batch = db.batch();
      for (const [path, data] of documents) batch.set(db.doc(path), data);
      return batch.commit();
    },
    find: async (query) => (await toQuery(db, query).get()).docs.map(({ id }) => id),
    aggregate: async (query, field) => {
      const fields = {
        count: AggregateField.count(),
        sum: AggregateField.sum(field),
        average: AggregateField.average(field),
      };
      return (await toQuery(db, query).aggregate(fields).get()).data();
    },
    increase: (path) =>
      db.runTransaction(
        async (transaction) => {
          const n = (await transaction.get(db.doc(path))).get('n') as number;
          transaction.update(db.doc(path), { n: n + 1 });
        },
        { maxAttempts: 1000 },
      ),
  };
}

function toQuery(db: Firestore, query: wanted.Query): Query {
  let built: Query = query.group
    ? db.collectionGroup(query.collection)
    : db.collection(query.collection);
  if (query.where) built = built.where(toFilter(query.where));
  for (const name of query.orderBy ?? []) {
    const field = name.replace(/^-/, '');
    built = built.orderBy(fieldOf(field), name === field ? 'asc' : 'desc');
  }
  for (const bound of ['startAt', 'startAfter', 'endAt', 'endBefore'] as const) {
    const values = query[bound];
    if (values) built = built[bound](...values);
  }
  if (query.limit !== undefined) built = built.limit(query.limit);
  return query.limitToLast === undefined ? built : built.limitToLast(query.limitToLast);
}

function toFilter(filter: wanted.Filter): Filter {
  if ('and' in filter) return Filter.and(...filter.and.map(toFilter));
  if ('or' in filter) return Filter.or(...filter.or.map(toFilter));
  const [field, operator, value] = filter;
  return Filter.where(fieldOf(field), operator, value);
}

function fieldOf(name: string): string | FieldPath {
  return name === NAME ? FieldPath.documentId() : name;
}
