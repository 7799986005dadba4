import { useEventCallback } from '@mui/material/utils';
import type { useGridApiRef } from '@mui/x-data-grid';
import {
  type GuestRequest,
  requestStatus,
  type RequestStatus,
  statusAfter,
} from '@selasar/domain/requests';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';
import { useKeys } from '../../common/keys.ts';
import { armedAfterMs } from '../../common/QuestionDialog.tsx';
import type { StableRows } from '../../grid/useStableRows.tsx';
import { isMovedInBulk } from '../bulk/plan.ts';
import type { KindForStaff } from '../kindsForStaff.ts';
import type { StatusChanges } from '../sheet/useStatusChanges.ts';
import type { Details } from './useDetails.ts';
import type { useMoves } from './useMoves.ts';

interface QueueKeysProps {
  /** All current rows, including pending updates. */
  latest: readonly Row<GuestRequest>[] | undefined;
  stable: StableRows<Row<GuestRequest>>;
  mark: ActiveRow;
  details: Details;
  changes: StatusChanges;
  statuses: KindForStaff['statuses'];
  onMove: ReturnType<typeof useMoves>['move'];
  /** Undefined if rows cannot be selected. */
  onSelect: ((id: string) => void) | undefined;
}

const noRows: readonly never[] = [];

/** The keys act on what is open, else on the active row: by its id, whatever has moved since. */
export function QueueKeys(props: QueueKeysProps) {
  const { latest = noRows, stable, mark, details, changes, statuses, onMove, onSelect } = props;
  const { opened, record, beside } = details;
  const rows = stable.rows ?? noRows;
  /** Which record opened automatically, and when: an extra key press was not meant for it. */
  const byItself = useRef<{ id: string; atMs: number }>(undefined);
  useEffect(() => {
    // From now on the user opens records.
    if (opened !== byItself.current?.id) byItself.current = undefined;
  }, [opened]);

  const openedBefore = useRef(opened);
  useEffect(() => {
    const closed = openedBefore.current;
    openedBefore.current = opened;
    // The sheet has closed, with a button in it that had the focus.
    const hasNoFocus = document.activeElement === document.body;
    if (beside && closed !== undefined && opened === undefined && hasNoFocus) mark.goTo(closed);
  }, [opened, beside, mark]);

  const current = () => opened ?? mark.marked();
  const rowNow = (): Row<GuestRequest> | undefined => {
    if (opened !== undefined) {
      return record && !('absent' in record) && record.id === opened ? record : undefined;
    }
    const id = mark.marked();
    return rows.find((row) => row.id === id);
  };
  const goTo = (row: Row<GuestRequest> | undefined) => {
    if (!row) return;
    const isOpen = record !== undefined;
    // Below a sheet that covers the page nothing takes the focus.
    if (!isOpen || beside) mark.goTo(row.id);
    if (isOpen) details.show(row.id);
  };
  const step = (by: 1 | -1) => {
    const place = rows.findIndex(({ id }) => id === current());
    goTo(place < 0 ? rows[0] : rows[place + by]);
  };

  const waits = (row: Row<GuestRequest>) =>
    isValid(row) && requestStatus[changes.shown(row).status].isWaiting;
  /** After an answer: the next one, unless the user has opened another in the meantime. */
  const goToNext = useEventCallback((id: string) => {
    if (!details.isOpen(id)) return;
    const next = nextWaiting(id, { shown: rows, latest, waits });
    if (!next) {
      details.finish(id);
      return;
    }
    byItself.current = { id: next.id, atMs: performance.now() };
    if (!rows.some((row) => row.id === next.id)) stable.showPending();
    goTo(next);
  });
  const set = (to: RequestStatus) => {
    const row = rowNow();
    if (!row || !isValid(row) || changes.recent(row.id)) return;
    const { id, atMs } = byItself.current ?? {};
    if (row.id === id && atMs !== undefined && performance.now() - atMs < armedAfterMs) return;
    if (!isMovedInBulk(statuses, row.status, to)) return;
    onMove(row, to, row.id === opened ? goToNext : () => undefined);
  };

  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    open: () => {
      const id = mark.marked();
      if (id !== undefined) details.open(id);
    },
    confirm: () => set(statusAfter.confirmation),
    cancel: () => set(statusAfter.cancellation),
    select: () => {
      const row = rowNow();
      if (row && isValid(row)) onSelect?.(row.id);
    },
    ...(beside && record !== undefined
      ? {
          close: () => {
            const id = opened;
            details.show(undefined);
            if (id !== undefined && mark.marked() !== id) mark.goTo(id);
          },
        }
      : {}),
  });
  return null;
}

const moving = /^(?:Arrow|Tab|Home|End|Page)/;

/** How long a requested row may take to get the focus. */
const focusMs = 1000;

const focusedRow = (): string | undefined =>
  document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? undefined;

type GridApi = ReturnType<typeof useGridApiRef>;

function focusRow(api: GridApi, id: string): void {
  const column = api.current?.getVisibleColumns().find(({ field }) => field !== '__check__');
  if (column) api.current?.setCellFocus(id, column.field);
}

export interface ActiveRow {
  marked: () => string | undefined;
  goTo: (id: string) => void;
  /** Focuses the row that was active last, as its button is gone; without it, the first row. */
  resume: () => void;
}

/** The row that replaces a focused one gets the focus, but is not active: nobody moved there. */
export function useActiveRow(api: GridApi) {
  const active = useRef<string>(undefined);
  const focusUntilMs = useRef(0);
  const note = () => {
    // A button below the rows takes the focus, and gives it back.
    active.current = focusedRow() ?? active.current;
  };
  // The sheet beside the grid hides columns: with the focused cell, the keyboard would lose its place.
  useEffect(
    () =>
      api.current?.subscribeEvent('columnsChange', () => {
        const id = focusedRow();
        const cell = document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
        const isShown = api.current?.getVisibleColumns().some(({ field }) => field === cell);
        if (id !== undefined && !isShown) focusRow(api, id);
      }),
    [api],
  );
  const [mark] = useState<ActiveRow>(() => {
    const goTo = (id: string) => {
      const grid = api.current;
      if (!grid?.getRow(id)) return;
      active.current = id;
      focusUntilMs.current = performance.now() + focusMs;
      grid.scrollToIndexes({ rowIndex: grid.getRowIndexRelativeToVisibleRows(id) });
      focusRow(api, id);
    };
    return {
      goTo,
      marked: () => {
        const focused = focusedRow();
        const isFocusing = focused === undefined && performance.now() < focusUntilMs.current;
        return isFocusing || focused === active.current ? active.current : undefined;
      },
      resume: () => {
        const grid = api.current;
        if (!grid || document.activeElement !== document.body) return;
        const [first] = grid.getSortedRowIds();
        if (active.current !== undefined && grid.getRow(active.current)) goTo(active.current);
        else if (first !== undefined) focusRow(api, String(first));
      },
    };
  });
  return {
    mark,
    handlers: {
      onClick: note,
      onKeyUp: ({ key }: KeyboardEvent) => {
        if (moving.test(key)) note();
      },
    },
  };
}

interface Waits {
  id: string;
}

interface Queue<Row extends Waits> {
  shown: readonly Row[];
  latest: readonly Row[];
  waits: (row: Row) => boolean;
}

export function nextWaiting<Row extends Waits>(
  id: string,
  { shown, latest, waits }: Queue<Row>,
): Row | undefined {
  const place = shown.findIndex((row) => row.id === id);
  const inTurn = [...shown.slice(place + 1), ...shown.slice(0, Math.max(0, place)), ...latest];
  return inTurn.find((row) => row.id !== id && waits(row));
}
