import { toRow } from '../core/rows.ts';
import type { Kind, Row } from '../core/rows.ts';
import { useDocument } from '../live/useDocument.ts';
import type { Live } from '../live/useLive.ts';
import type { GuestRecord } from './guestRecord.ts';

/** Follows one record that is not on the page; undefined asks for none. There may be none of that id. */
export const useRecord = <Item extends GuestRecord>(
  kind: Kind<Item>,
  id: string | undefined,
): Live<Row<Item> | undefined> =>
  useDocument(
    id === undefined ? undefined : `${kind.name}/${id}`,
    (found) => (found.exists() ? toRow(kind, found) : undefined),
    // What is not in memory may well be on the server.
    (found) => found.exists() || !found.metadata.fromCache,
  );
