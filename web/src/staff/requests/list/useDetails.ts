import { useEventCallback } from '@mui/material/utils';
import type { GuestRequest, RequestKind } from '@selasar/domain/requests';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '../../../data/firebase/rows.ts';
import { useRecord } from '../../../data/requests/requests.ts';
import { useScreen } from '../../../ui/browser.ts';
import { useLayer } from '../../common/useUrlParams.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import type { Opened } from '../sheet/RecordSheet.tsx';

/** The sheet fits beside the sidebar and a grid with fewer columns. */
const wideScreen = '(min-width: 1280px)';

interface DetailsOptions extends Omit<OpenedRequest, 'id'> {
  opening: Opening;
  hasNext: boolean;
}

export type Details = ReturnType<typeof useDetails>;

export function useDetails({ opening, hasNext, ...list }: DetailsOptions) {
  const { opened, isOpen, open, close } = opening;
  const found = useOpenedRequest({ ...list, id: opened });
  /** Shown once the open record is closed, until another one is opened. */
  const [end, setEnd] = useState<{ absent: 'page-done' | 'list-done'; isShown: boolean }>();
  if (end && !end.isShown && opened === undefined) setEnd({ ...end, isShown: true });
  if (end?.isShown && opened !== undefined) setEnd(undefined);
  // While the next record loads, the sheet still shows the previous one.
  const [last, setLast] = useState(found);
  if (found?.id !== last?.id && (found || opened === undefined)) setLast(found);
  return {
    opened,
    isOpen,
    record: found ?? last ?? (end && { id: '', absent: end.absent }),
    beside: useScreen(wideScreen),
    open,
    show: (id: string | undefined) => {
      setEnd(undefined);
      if (id !== undefined || opened !== undefined) open(id);
    },
    finish: (id: string) => {
      setEnd({ absent: hasNext ? 'page-done' : 'list-done', isShown: false });
      close(id);
    },
  };
}

interface OpenedRequest {
  kind: RequestKind;
  id: string | undefined;
  /** Undefined while they load. */
  rows: readonly Row<GuestRequest>[] | undefined;
  shownOf: (row: Row<GuestRequest>) => Row<GuestRequest>;
}

export function useOpenedRequest(options: OpenedRequest): Opened<GuestRequest> | undefined {
  const { kind, id, rows, shownOf } = options;
  const onPage = rows?.find((row) => row.id === id);
  const { collection } = kindsForStaff[kind];
  const elsewhere = useRecord(collection, onPage || !rows ? undefined : id);
  if (id === undefined || !rows) return undefined;
  if (onPage) return onPage;
  if (elsewhere.status === 'loading') return undefined;
  if (elsewhere.status === 'error') return { id, absent: 'unread' };
  return elsewhere.data ? shownOf(elsewhere.data) : { id, absent: 'missing' };
}

const without = (params: URLSearchParams) => params.delete('open');

export type Opening = ReturnType<typeof useOpened>;

/** Its functions are the same for all renders. */
export function useOpened() {
  const { params, open: openLayer, close: closeLayer } = useLayer();
  const opened = params.get('open') ?? undefined;
  /** For what happens after an answer of the server; undefined once the page is left. */
  const now = useRef<string>(undefined);
  useLayoutEffect(() => {
    now.current = opened;
    return () => {
      now.current = undefined;
    };
  }, [opened]);
  const isOpen = useCallback((id: string) => id === now.current, []);
  const open = useEventCallback((id: string | undefined) => {
    if (id) openLayer((after) => after.set('open', id), opened !== undefined);
    else closeLayer(without);
  });
  const close = useEventCallback((id: string) => {
    if (isOpen(id)) closeLayer(without);
  });
  return { opened, isOpen, open, close };
}
