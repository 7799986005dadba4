import type { useGridApiRef } from '@mui/x-data-grid';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** These move the focus within a grid. */
const moving = /^(?:Arrow|Tab|Home|End|Page)/;

/** How long the focus may take to a row that was asked for. */
const focusMs = 1000;

/** The row of a grid that has the focus. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? undefined;

/** Where keys act in a grid. */
export interface ActiveRow {
  /** The row that the person has gone to; undefined when there is none. */
  marked: () => string | undefined;
  goTo: (id: string) => void;
}

/**
 * The row that a person has gone to in a grid, by pointer or by keys. When a focused row goes away, the grid gives the
 * focus to the one that takes its place; nobody has gone there, so it is not marked.
 */
export function useActiveRow(api: ReturnType<typeof useGridApiRef>) {
  const went = useRef<string>(undefined);
  const underWayUntilMs = useRef(0);
  const note = () => {
    went.current = focusedRow();
  };
  const [mark] = useState<ActiveRow>(() => ({
    marked: () => {
      const focused = focusedRow();
      const isUnderWay = focused === undefined && performance.now() < underWayUntilMs.current;
      return isUnderWay || focused === went.current ? went.current : undefined;
    },
    goTo: (id) => {
      const grid = api.current;
      if (!grid?.getRow(id)) return;
      went.current = id;
      underWayUntilMs.current = performance.now() + focusMs;
      const columns = grid.getVisibleColumns();
      const column = columns.find(({ field }) => field !== '__check__');
      grid.scrollToIndexes({ rowIndex: grid.getRowIndexRelativeToVisibleRows(id) });
      if (column) grid.setCellFocus(id, column.field);
    },
  }));
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
