import type { useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

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
