import { onSnapshot } from 'firebase/firestore';
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import type { z } from 'zod';
import { isReachable, noteAnswer } from './connection.ts';
import type { Listen } from './live.ts';

/** Times that the server has yet to set are estimated. */
const estimated = { serverTimestamps: 'estimate' } as const;
/** Needed to learn when answers stop coming from the server. */
const withSource = { includeMetadataChanges: true };

/** Documents of one kind: how they are checked, and the name that their id gets. */
export interface Kind<Item> {
  name: string;
  idField: string;
  schema: z.ZodType<Item>;
}

/** The document, or nothing when it does not fit: it is left out rather than shown half. */
export function itemsIn<Item>(kind: Kind<Item>, snapshot: DocumentSnapshot): Item[] {
  if (!snapshot.exists()) return [];
  const data = { ...snapshot.data(estimated), [kind.idField]: snapshot.id };
  const parsed = kind.schema.safeParse(data);
  if (!parsed.success) {
    console.warn(`${kind.name}/${snapshot.id} does not fit its schema`, parsed.error.issues);
  }
  return parsed.success ? [parsed.data] : [];
}

/** How long a first answer from memory waits for the server's: it may be a part of the list. */
const serverMs = 3000;

/** Follows the documents that a query finds. */
export const listenToQuery =
  <Item>(kind: Kind<Item>, source: Query): Listen<Item[]> =>
  (tell, fail) => {
    const told = onceUnlessChanged((found: QuerySnapshot) => found.docChanges().length > 0);
    const pass = (found: QuerySnapshot) => {
      if (told(found)) tell(found.docs.flatMap((document) => itemsIn(kind, document)));
    };
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = follow((note) =>
      onSnapshot(
        source,
        withSource,
        (found) => {
          const { fromCache } = found.metadata;
          note(fromCache);
          clearTimeout(timer);
          if (isFirst && fromCache && isReachable()) {
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
    const through = first || changed(answer);
    first = false;
    return through;
  };
}
