import { useEventCallback } from '@mui/material/utils';
import type { GridDensity, GridPaginationModel, GridRowId, GridSortModel } from '@mui/x-data-grid';
import type { KeyboardEvent } from 'react';
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
