import { useEventCallback } from '@mui/material/utils';
import { useEffect, useRef } from 'react';
import type { GuestRecord } from '../../../data/records/guestRecord.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { armedAfterMs } from '../details/QuestionDialog.tsx';
import type { Stand } from '../grid/AdminGrid.tsx';
import { useKeys } from '../../shell/keys/useKeys.ts';
import type { RecordScreen } from '../useRecordScreen.ts';
import { nextWaiting } from './nextWaiting.ts';

interface QueueKeysProps<Item extends GuestRecord> {
  screen: RecordScreen<Item>;
  stand: Stand<Row<Item>>;
}

/**
 * The keys that work through a list of requests. They act on what is open, else on the row that the person has gone to:
 * by its id, whatever has moved since.
 */
export function QueueKeys<Item extends GuestRecord>({ screen, stand }: QueueKeysProps<Item>) {
  const { opened, open, move, changes, statuses, sheet, choice, grid, finish } = screen;
  const { rows } = stand;
  /** Which one opened by itself, and when: who pressed too often did not mean that one. */
  const byItself = useRef<{ id: string; atMs: number }>(undefined);
  useEffect(() => {
    // From now on the person opens.
    if (opened !== byItself.current?.id) byItself.current = undefined;
  }, [opened]);

  const current = () => opened ?? stand.marked();
  const rowNow = (): Row<Item> | undefined => {
    if (opened !== undefined) {
      const { record } = sheet;
      return record && !('absent' in record) && record.id === opened ? record : undefined;
    }
    const id = stand.marked();
    return rows.find((row) => row.id === id);
  };
  const goTo = (row: Row<Item> | undefined) => {
    if (!row) return;
    const isOpen = sheet.record !== undefined;
    // Beneath a sheet that lies over the page nothing takes the focus.
    if (!isOpen || sheet.beside) stand.goTo(row.id);
    if (isOpen) sheet.onOpen(row.id);
  };
  const step = (by: 1 | -1) => {
    const place = rows.findIndex(({ id }) => id === current());
    goTo(place < 0 ? rows[0] : rows[place + by]);
  };

  const waits = (row: Row<Item>) => isWhole(row) && changes.shown(row).status === 'pending';
  /** After an answer: the next one, if the person has not gone elsewhere meanwhile. */
  const goOn = useEventCallback((id: string) => {
    if (new URLSearchParams(window.location.search).get('open') !== id) return;
    const live = grid.rows ?? [];
    const next = nextWaiting(id, { standing: rows, live, waits });
    if (!next) {
      finish(id);
      return;
    }
    byItself.current = { id: next.id, atMs: performance.now() };
    if (!rows.some((row) => row.id === next.id)) stand.show();
    goTo(next);
  });
  const set = (to: Item['status'], from: readonly string[]) => {
    const row = rowNow();
    if (!row || !isWhole(row) || changes.recent(row.id)) return;
    const { id, atMs } = byItself.current ?? {};
    if (row.id === id && atMs !== undefined && performance.now() - atMs < armedAfterMs) return;
    const status: Item['status'] = row.status;
    const isPossible = statuses[status].actions.some((action) => action.to === to);
    if (!isPossible || !from.includes(status)) return;
    move(row, to, row.id === opened ? goOn : () => undefined);
  };

  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    open: () => {
      const id = stand.marked();
      if (id !== undefined) open(id);
    },
    confirm: () => set('confirmed', ['pending']),
    cancel: () => set('cancelled', ['pending', 'confirmed']),
    select: () => {
      const row = rowNow();
      if (row && isWhole(row)) choice?.toggle(row.id);
    },
    ...(sheet.beside && sheet.record !== undefined
      ? {
          close: () => {
            const id = opened;
            sheet.onOpen(undefined);
            if (id !== undefined && stand.marked() !== id) stand.goTo(id);
          },
        }
      : {}),
  });
  return null;
}
