import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { remembered, remember } from '../remember.ts';
import { changed, readGridState, writeGridState } from './gridState.ts';
import type { GridSpec, GridState } from './gridState.ts';
import { trailTo } from './trail.ts';

/** The first rows of the pages on the way here: the history entry keeps them, so that one can go back page by page. */
interface Trail {
  cursors?: readonly string[];
}

/** A grid's state, which lives in the URL; the choice of columns is remembered under the grid's name as well. */
export function useGridState(name: string, spec: GridSpec) {
  const [params, setParams] = useSearchParams();
  const { state: trail } = useLocation() as { state: Trail | null };
  const state = useMemo(() => readGridState(params, spec), [params, spec]);
  const hidden = state.hidden ?? hiddenColumns(name, spec);

  const write = useCallback(
    (next: GridState, cursors?: readonly string[]) =>
      setParams((before) => writeGridState(before, next, spec), {
        replace: true,
        state: { cursors } satisfies { cursors: readonly string[] | undefined },
      }),
    [setParams, spec],
  );

  const change = useCallback(
    (part: Partial<GridState>) => {
      if (part.hidden) remember(`columns.${name}`, part.hidden.join(','));
      write(changed(state, part), trail?.cursors);
    },
    [name, state, trail, write],
  );

  /** Turns to another page; `last` is the last row of the one that shows. */
  const turn = useCallback(
    (page: number, last: string | undefined) => {
      const known = trail?.cursors ?? [];
      const cursors =
        page > state.page && last !== undefined ? trailTo(known, state, page, last) : known;
      const after = cursors[page];
      // A page whose beginning is not known any more is reached from the first.
      write(after ? { ...state, page, after } : { ...state, page: 0, after: '' }, cursors);
    },
    [state, trail, write],
  );

  return { state: { ...state, hidden }, change, turn };
}

const hiddenColumns = (name: string, { columns }: GridSpec): string[] =>
  remembered(`columns.${name}`)
    ?.split(',')
    .filter((field) => columns.includes(field)) ?? [];
