import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import type { RequestKind, GuestRequest } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import type { Opening } from './useOpened.ts';
import { useOpenedRequest } from './useOpenedRequest.ts';

type QueueEnd = 'page-done' | 'list-done';

/** Shown once the open record is closed, until another one is opened. */
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

interface DetailsOptions {
  kind: RequestKind;
  opening: Opening;
  rows: readonly Row<GuestRequest>[] | undefined;
  hasNext: boolean;
  shownOf: (row: Row<GuestRequest>) => Row<GuestRequest>;
}

export type Details = ReturnType<typeof useDetails>;

export function useDetails({ opening, hasNext, ...list }: DetailsOptions) {
  const { opened, isOpen, open, close } = opening;
  const found = useOpenedRequest({ ...list, id: opened });
  const { end, finish, leave } = useEnd(opened);
  // While the next record loads, the sheet still shows the previous one.
  const [last, setLast] = useState(found);
  if (found?.id !== last?.id && (found || opened === undefined)) setLast(found);
  return {
    opened,
    isOpen,
    record: found ?? last ?? (end && { id: '', absent: end }),
    beside: useMediaQuery(wideScreen),
    open,
    show: (id: string | undefined) => {
      leave();
      if (id !== undefined || opened !== undefined) open(id);
    },
    close,
    finish: (id: string) => {
      finish(hasNext ? 'page-done' : 'list-done');
      close(id);
    },
  };
}
