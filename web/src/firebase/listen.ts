import { onSnapshot } from 'firebase/firestore';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import { noteAnswer } from './connection.ts';
import type { Listen } from './live.ts';
import { toRow } from './rows.ts';
import type { Kind, Row } from './rows.ts';

/** Needed to learn when answers stop coming from the server. */
const withSource = { includeMetadataChanges: true };

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
    return follow((note) =>
      onSnapshot(
        source,
        withSource,
        (found) => {
          note(found.metadata.fromCache);
          if (told(found)) tell(found);
        },
        fail,
      ),
    );
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
