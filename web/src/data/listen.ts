import { onSnapshot } from 'firebase/firestore';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import { isReachable, noteAnswer } from './connection.ts';
import type { Listen } from './live.ts';
import { toRow } from './rows.ts';
import type { Kind, Row } from './rows.ts';

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
    const stop = follow((note) =>
      onSnapshot(
        source,
        withSource,
        (found) => {
          note(found.metadata.fromCache);
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
        fail,
      ),
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  };

/** Follows the documents that a query finds. */
export const listenToQuery =
  <Item>(kind: Kind<Item>, source: Query): Listen<Row<Item>[]> =>
  (tell, fail) =>
    listenToFound(source)(({ docs }) => tell(docs.map((found) => toRow(kind, found))), fail);

/** Follows one document; `read` also gets a document that does not exist. */
export const listenToDocument =
  <T>(source: DocumentReference, read: (found: DocumentSnapshot) => T): Listen<T> =>
  (tell, fail) =>
    follow((note) =>
      onSnapshot(
        source,
        withSource,
        (found) => {
          note(found.metadata.fromCache);
          tell(read(found));
        },
        fail,
      ),
    );

function follow(start: (note: (fromCache: boolean) => void) => () => void): () => void {
  const listener = Symbol('listener');
  const stop = start((fromCache) => noteAnswer(listener, fromCache));
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
