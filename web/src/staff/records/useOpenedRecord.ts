import type { Collection, Row } from '../../data/firebase/rows.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { useRecord } from '../../data/records/useRecord.ts';
import type { Opened } from './RecordSheet.tsx';

interface OpenedRecord<Item> {
  collection: Collection<Item>;
  id: string | undefined;
  /** The records on screen; undefined while they load. */
  rows: readonly Row<Item>[] | undefined;
  shownOf: (row: Row<Item>) => Row<Item>;
}

/** The open record: one of those on screen, or any other, or why there is none. */
export function useOpenedRecord<Item extends GuestRecord>(
  opened: OpenedRecord<Item>,
): Opened<Item> | undefined {
  const { collection, id, rows, shownOf } = opened;
  const onPage = rows?.find((row) => row.id === id);
  const elsewhere = useRecord(collection, onPage || !rows ? undefined : id);
  if (id === undefined || !rows) return undefined;
  return onPage ?? openedElsewhere(id, elsewhere, shownOf);
}

/** An open record that is not on the page, or why there is none. */
function openedElsewhere<Item>(
  id: string,
  live: Live<Row<Item> | undefined>,
  shownOf: (row: Row<Item>) => Row<Item>,
): Opened<Item> | undefined {
  if (live.status === 'loading') return undefined;
  if (live.status === 'error') return { id, absent: 'unread' };
  return live.data ? shownOf(live.data) : { id, absent: 'missing' };
}
