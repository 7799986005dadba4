import { useEventCallback } from '@mui/material/utils';
import type {
  GridDensity,
  GridPaginationModel,
  GridRowId,
  GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { formatCount } from '@selasar/domain/i18n';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { Total } from '../../data/requests/useRecords.ts';
import type { GridState } from './gridState.ts';

interface Place {
  id: GridRowId;
}

/** A click beside a checkbox counts as a click on it. */
const interactive = 'a, button, input, [data-field="__check__"]';

interface GridEventsOptions {
  state: GridState;
  onChange: (change: Partial<GridState>) => void;
  onOpen: ((id: string) => void) | undefined;
  turn: ((page: number) => void) | undefined;
}

/** The same functions for all renders, so that the grid does not render again. */
export function useGridEvents({ state, onChange, onOpen, turn }: GridEventsOptions) {
  return {
    toPage: useEventCallback(({ page, pageSize }: GridPaginationModel) => {
      if (pageSize !== state.size) onChange({ size: pageSize });
      else if (page === state.page) return;
      else if (turn) turn(page);
      else onChange({ page });
    }),
    sort: useEventCallback(([first]: GridSortModel) =>
      onChange({
        sort: first?.sort ? { field: first.field, direction: first.sort } : undefined,
      }),
    ),
    hide: useEventCallback((shown: Record<string, boolean>) =>
      onChange({ hidden: Object.keys(shown).filter((column) => shown[column] === false) }),
    ),
    changeDensity: useEventCallback((density: GridDensity) =>
      onChange({ rows: density === 'compact' ? 'compact' : 'usual' }),
    ),
    openTouched: useEventCallback(({ id }: Place, { target }: { target: EventTarget }) => {
      const isForOther = target instanceof Element && target.closest(interactive);
      // Selecting text, such as an address to copy, opens nothing.
      const isMarking = window.getSelection()?.isCollapsed === false;
      if (!isForOther && !isMarking) onOpen?.(String(id));
    }),
    openByKey: useEventCallback(({ id }: Place, event: KeyboardEvent) => {
      // Enter on a button within a cell presses the button; on a checkbox it does nothing.
      const isFree =
        event.target === event.currentTarget || event.target instanceof HTMLInputElement;
      if (event.key === 'Enter' && isFree) onOpen?.(String(id));
    }),
  };
}

const totalText = (total: Total): string => {
  if (!total) return '…';
  return 'exactly' in total
    ? formatCount(total.exactly)
    : `more than ${formatCount(total.moreThan)}`;
};

interface GridTextsOptions {
  emptyText: string;
  page: number;
  size: number;
  /** Rows on the page; undefined while they load. */
  count: number | undefined;
  paging: { total: Total } | undefined;
}

/** The same object while they are the same. */
export function useGridTexts({ emptyText, page, size, count, paging }: GridTextsOptions) {
  const isPaged = paging !== undefined;
  const total = totalText(paging?.total);
  const shown = () => {
    const before = page * size;
    const from = count === 0 ? before : before + 1;
    const to = count === undefined ? '…' : formatCount(before + count);
    return `${formatCount(from)}–${to} of ${total}`;
  };
  // The footer is rendered after this, by context; as a text of the grid's own it would render every row.
  const latest = useRef(shown);
  // oxlint-disable-next-line react-hooks/refs
  latest.current = shown;
  return useMemo(
    () => ({
      noRowsLabel: emptyText,
      ...(isPaged ? { paginationDisplayedRows: () => latest.current() } : {}),
    }),
    [emptyText, isPaged],
  );
}

/** At the very top, new rows are meant to appear. `rowHeight` in pixels. */
export function useScrollAnchor<Row>(
  api: ReturnType<typeof useGridApiRef>,
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  rowHeight: number,
): void {
  const before = useRef<readonly Row[] | undefined>(undefined);
  useLayoutEffect(() => {
    const first = before.current?.[0];
    before.current = rows;
    if (first === undefined || !rows) return;
    const id = rowId(first);
    const above = rows.findIndex((row) => rowId(row) === id);
    if (above <= 0) return;
    // Read only now, because it forces a layout of the whole page.
    const position = api.current?.getScrollPosition();
    if (position && position.top > 0) {
      api.current?.scroll({ top: position.top + above * rowHeight });
    }
  }, [api, rows, rowId, rowHeight]);
}
