import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Collection, Row } from '../../data/firebase/rows.ts';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import { useOpened } from './useOpened.ts';
import { useOpenedRecord } from './useOpenedRecord.ts';
import { useCallback } from 'react';

/** No record on the page, or in the whole list, is pending. */
type QueueEnd = 'page-done' | 'list-done';

/** Whether the queue has ended: shown once the open record is closed, until another one is opened. */
function useEnd(opened: string | undefined) {
  const [end, setEnd] = useState<{ what: QueueEnd; isShown: boolean }>();
  if (end && !end.isShown && opened === undefined) setEnd({ ...end, isShown: true });
  if (end?.isShown && opened !== undefined) setEnd(undefined);
  return {
    end: end?.what,
    finish: useCallback((what: QueueEnd) => setEnd({ what, isShown: false }), []),
    leave: useCallback(() => setEnd(undefined), []),
  };
}

/** The sheet fits beside the sidebar and a grid with fewer columns. */
const wideScreen = '(min-width: 1280px)';

interface DetailsOptions<Item> {
  collection: Collection<Item>;
  rows: readonly Row<Item>[] | undefined;
  hasNext: boolean;
  shownOf: (row: Row<Item>) => Row<Item>;
}

export type Details<Item extends GuestRecord> = ReturnType<typeof useDetails<Item>>;

/** What is open of a list, in the sheet beside or over it. */
export function useDetails<Item extends GuestRecord>(options: DetailsOptions<Item>) {
  const { hasNext, ...list } = options;
  const { opened, open, close } = useOpened();
  const found = useOpenedRecord({ ...list, id: opened });
  const { end, finish, leave } = useEnd(opened);
  // While the next record loads, the sheet still shows the previous one.
  const [last, setLast] = useState(found);
  if (found?.id !== last?.id && (found || opened === undefined)) setLast(found);
  return {
    /** The id of the open record. */
    opened,
    record: found ?? last ?? (end && { id: '', absent: end }),
    beside: useMediaQuery(wideScreen),
    open,
    /** Opens another record, or closes the open one and the end of the queue. */
    show: (id: string | undefined) => {
      leave();
      if (id !== undefined || opened !== undefined) open(id);
    },
    close,
    /** Shows that nothing is pending, in place of the open record. */
    finish: (id: string) => {
      finish(hasNext ? 'page-done' : 'list-done');
      close(id);
    },
  };
}
