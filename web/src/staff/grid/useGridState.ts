import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlParams } from '../common/useUrlParams.ts';
import { readStored, store } from '../common/staffStorage.ts';
import {
  asRowHeight,
  changed,
  firstPage,
  type GridSpec,
  type GridState,
  readGridState,
  writeGridState,
} from './gridState.ts';

/**
 * Whether a change adds an entry to the browser's history, or replaces the entry of the last change. A correction also
 * replaces; it comes from an effect, where no synchronous render is possible.
 */
export type Step = 'step' | 'same step' | 'correction';

export interface PageEnds {
  first: string | undefined;
  last: string | undefined;
}

/** The table's columns and row height are also stored under `name`. */
export function useGridState(name: string, spec: GridSpec) {
  const [params, setParams] = useUrlParams();
  const location = useLocation();
  const state = useMemo(() => readGridState(params, spec), [params, spec]);
  // The same object until the URL changes, which each change of the stored values does too.
  const full = useMemo(
    () => ({
      ...state,
      hidden: state.hidden ?? hiddenColumns(name, spec),
      rows: state.rows ?? asRowHeight(readStored(`rows.${name}`)),
    }),
    [state, name, spec],
  );

  const change = useCallback(
    (part: Partial<GridState>, step: Step = 'step') => {
      if (part.hidden) store(`columns.${name}`, part.hidden.join(','));
      if (part.rows) store(`rows.${name}`, part.rows);
      const isLayout = part.hidden !== undefined || part.rows !== undefined;
      const replace = step !== 'step' || isLayout;
      const flushSync = step !== 'correction';
      setParams((before) => writeGridState(before, changed(state, part), spec), {
        flushSync,
        ...(replace ? { replace, state: location.state as unknown } : {}),
      });
    },
    [name, spec, state, setParams, location.state],
  );

  const turn = useCallback(
    (page: number, { first, last }: PageEnds) => {
      if (page > state.page) {
        // Otherwise the start of the next page is not known yet.
        if (last) change({ page, after: last, before: '' });
      } else if (page > 0 && first) change({ page, after: '', before: first });
      else change(firstPage);
    },
    [state.page, change],
  );

  return { state: full, change, turn };
}

const hiddenColumns = (name: string, { columns }: GridSpec): string[] =>
  readStored(`columns.${name}`)
    ?.split(',')
    .filter((field) => columns.includes(field)) ?? [];
