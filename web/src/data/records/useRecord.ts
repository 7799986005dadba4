import { doc } from 'firebase/firestore';
import { listenToDocument } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Live } from '../firebase/live/useLive.ts';
import { onceAnswered } from '../firebase/reactfire/useWatchedDocument.ts';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

/** Follows one record that is not on the page; undefined follows nothing. The record may not exist. */
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
