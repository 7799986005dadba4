import { doc } from 'firebase/firestore';
import { listenToDocument } from '../firebase/live/listen.ts';
import { type Live, useLive } from '../firebase/live/useLive.ts';
import { onceAnswered } from '../firebase/reactfire/watched.ts';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

/** Undefined follows nothing. The record may not exist. */
export const useRecord = <Item>(
  collection: Collection<Item>,
  id: string | undefined,
): Live<Row<Item> | undefined> & { retry: () => void } =>
  useLive<Row<Item> | undefined>(
    id === undefined ? 'nothing' : `${collection.name}/${id}`,
    (onData, fail) =>
      id === undefined
        ? () => undefined
        : listenToDocument(
            doc(store, collection.name, id),
            (found) => (found.exists() ? toRow(collection, found) : undefined),
            onceAnswered,
          )(onData, fail),
  );
