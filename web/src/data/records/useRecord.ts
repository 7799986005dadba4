import { toRow } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { useDocument } from '../firebase/live/useDocument.ts';
import type { Live } from '../firebase/live/useLive.ts';

/** Follows one record that is not on the page; undefined follows nothing. The record may not exist. */
export const useRecord = <Item>(
  collection: Collection<Item>,
  id: string | undefined,
): Live<Row<Item> | undefined> & { retry: () => void } =>
  useDocument(
    id === undefined ? undefined : `${collection.name}/${id}`,
    (found) => (found.exists() ? toRow(collection, found) : undefined),
    // A record that is not in the cache may exist on the server.
    (found) => found.exists() || !found.metadata.fromCache,
  );
