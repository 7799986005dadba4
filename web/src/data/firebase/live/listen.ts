import { onSnapshot } from 'firebase/firestore';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import { toFailure } from '../failure.ts';
import { toRow } from '../rows.ts';
import type { Collection, Row } from '../rows.ts';
import { isReachable, noteAnswer } from './connection.ts';
import type { Listen } from './useLive.ts';

/** Needed to learn when answers stop coming from the server. */
const withSource = { includeMetadataChanges: true };

/** How long a first answer from memory waits for the server's: it may be a part of the list. */
const serverMs = 3000;

/** Follows what a query finds. */
export const listenToFound =
  (source: Query): Listen<QuerySnapshot> =>
  (tell, fail) => {
    let fromCache = false;
    const told = onceUnlessChanged((found: QuerySnapshot) => {
      const isConfirmed = fromCache && !found.metadata.fromCache;
      ({ fromCache } = found.metadata);
      return isConfirmed || found.docChanges().length > 0;
    });
    const pass = (found: QuerySnapshot) => {
      if (told(found)) tell(found);
    };
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = noted<QuerySnapshot>(
      (next, error) => onSnapshot(source, withSource, next, error),
      (found) => {
        clearTimeout(timer);
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

/** Follows the documents that a query finds. */
export const listenToQuery =
  <Item>(collection: Collection<Item>, source: Query): Listen<Row<Item>[]> =>
  (tell, fail) =>
    listenToFound(source)(({ docs }) => tell(docs.map((found) => toRow(collection, found))), fail);

/** The same, but tells nothing before the server has answered: what is in memory may be a part. */
export const listenToWhole =
  <Item>(collection: Collection<Item>, source: Query): Listen<Row<Item>[]> =>
  (tell, fail) => {
    let isConfirmed = false;
    return listenToFound(source)(({ docs, metadata }) => {
      isConfirmed ||= !metadata.fromCache;
      if (isConfirmed) tell(docs.map((found) => toRow(collection, found)));
    }, fail);
  };

/** Follows one document; `read` also gets a document that does not exist. One that cannot be read is a failure. */
export const listenToDocument =
  <T>(
    source: DocumentReference,
    read: (found: DocumentSnapshot) => T,
    isKnown: (found: DocumentSnapshot) => boolean,
  ): Listen<T> =>
  (tell, fail) =>
    noted<DocumentSnapshot>(
      (next, error) => onSnapshot(source, withSource, next, error),
      (found) => {
        if (!isKnown(found)) return;
        try {
          tell(read(found));
        } catch (error) {
          fail(toFailure(error));
        }
      },
      fail,
    );

/** Listens, and notes where the answers come from until the listener ends or fails. */
function noted<Found extends QuerySnapshot | DocumentSnapshot>(
  listen: (next: (found: Found) => void, error: (error: Error) => void) => () => void,
  tell: Parameters<Listen<Found>>[0],
  fail: Parameters<Listen<Found>>[1],
): () => void {
  const listener = Symbol('listener');
  const stop = listen(
    (found) => {
      noteAnswer(listener, found.metadata.fromCache);
      tell(found);
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

/** Lets the first answer through, and then those that changed something. */
function onceUnlessChanged<T>(changed: (answer: T) => boolean): (answer: T) => boolean {
  let first = true;
  return (answer) => {
    const isChanged = changed(answer);
    const through = first || isChanged;
    first = false;
    return through;
  };
}
