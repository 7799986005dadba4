import { onSnapshot } from 'firebase/firestore';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import { toFailure } from '../failure.ts';
import { rowsReader } from '../rows.ts';
import type { Collection, Row } from '../rows.ts';
import { isReachable, noteAnswer } from './connection.ts';
import type { Listen } from './useLive.ts';

/** Needed to detect when answers stop coming from the server. */
const withSource = { includeMetadataChanges: true };

/** How long a first answer from the cache waits for the server's: the cached list may be incomplete. */
const serverMs = 3000;

/** Reports an empty one only if the server says so. */
export const listenToFound =
  (source: Query): Listen<QuerySnapshot> =>
  (onData, fail) => {
    let fromCache = false;
    const isChange = onceUnlessChanged((found: QuerySnapshot) => {
      const isConfirmed = fromCache && !found.metadata.fromCache;
      ({ fromCache } = found.metadata);
      return isConfirmed || found.docChanges().length > 0;
    });
    const pass = (found: QuerySnapshot) => {
      if (isChange(found)) onData(found);
    };
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = noted<QuerySnapshot>(
      (next, error) => onSnapshot(source, withSource, next, error),
      (found) => {
        clearTimeout(timer);
        // What was never loaded is not in the cache: that is not 'none'.
        if (isFirst && found.metadata.fromCache && found.empty) return;
        if (isFirst && found.metadata.fromCache && isReachable()) {
          timer = setTimeout(() => {
            isFirst = false;
            pass(found);
          }, serverMs);
          return;
        }
        isFirst = false;
        pass(found);
      },
      (failure) => {
        clearTimeout(timer);
        fail(failure);
      },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

export type Compare<Item> = (one: Row<Item>, other: Row<Item>) => number;

/** In the order of the query, or in another one where the query's would leave out invalid records. */
export const listenToQuery =
  <Item>(
    collection: Collection<Item>,
    queryOf: () => Query,
    compare?: Compare<Item>,
  ): Listen<Row<Item>[]> =>
  (onData, fail) => {
    const rowsOf = rowsReader(collection);
    const sorted = (rows: Row<Item>[]) => (compare ? rows.toSorted(compare) : rows);
    return listenToFound(queryOf())(({ docs }) => onData(sorted(rowsOf(docs))), fail);
  };

/** Reports nothing before the server has answered, because the cache may be incomplete. */
export const listenToWhole =
  <Item>(collection: Collection<Item>, queryOf: () => Query): Listen<Row<Item>[]> =>
  (onData, fail) => {
    let isConfirmed = false;
    const rowsOf = rowsReader(collection);
    return listenToFound(queryOf())(({ docs, metadata }) => {
      isConfirmed ||= !metadata.fromCache;
      if (isConfirmed) onData(rowsOf(docs));
    }, fail);
  };

/** `read` is also called for a document that does not exist. A read error is a failure. */
export const listenToDocument =
  <T>(
    referenceOf: () => DocumentReference,
    read: (found: DocumentSnapshot) => T,
    isKnown: (found: DocumentSnapshot) => boolean,
  ): Listen<T> =>
  (onData, fail) =>
    noted<DocumentSnapshot>(
      (next, error) => onSnapshot(referenceOf(), withSource, next, error),
      (found) => {
        if (!isKnown(found)) return;
        try {
          onData(read(found));
        } catch (error) {
          fail(toFailure(error));
        }
      },
      fail,
    );

function noted<Found extends QuerySnapshot | DocumentSnapshot>(
  listen: (next: (found: Found) => void, error: (error: Error) => void) => () => void,
  onData: Parameters<Listen<Found>>[0],
  fail: Parameters<Listen<Found>>[1],
): () => void {
  const listener = Symbol('listener');
  const stop = listen(
    (found) => {
      noteAnswer(listener, found.metadata.fromCache);
      onData(found);
    },
    (error) => {
      noteAnswer(listener, 'ended');
      fail(toFailure(error));
    },
  );
  return () => {
    stop();
    noteAnswer(listener, 'ended');
  };
}

function onceUnlessChanged<T>(changed: (answer: T) => boolean): (answer: T) => boolean {
  let first = true;
  return (answer) => {
    const isChanged = changed(answer);
    const through = first || isChanged;
    first = false;
    return through;
  };
}
