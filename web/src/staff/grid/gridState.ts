import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readStored, store } from '../common/staffStorage.ts';
import { useUrlParams } from '../common/useUrlParams.ts';
import { type Days, readDays, writtenDays } from './days.ts';

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

export interface GridState {
  search: string;
  /** By field; a field without a filter is absent. */
  filters: Readonly<Record<string, string>>;
  /** Absent for all days. */
  days?: Days | undefined;
  /** Absent for the grid's default order. */
  sort: GridSort | undefined;
  page: number;
  /** Rows per page. */
  size: number;
  /** The id of the row after which the page begins, or before which it ends; '' for none. */
  after: string;
  before: string;
  /** Hidden columns; undefined if the URL leaves them to the user's own choice. */
  hidden: readonly string[] | undefined;
  /** Undefined likewise. */
  rows?: RowHeight | undefined;
}

const rowHeights = ['usual', 'compact'] as const;
type RowHeight = (typeof rowHeights)[number];
const asRowHeight = (text: string | null | undefined): RowHeight | undefined =>
  rowHeights.find((one) => one === text);

export interface GridSort {
  field: string;
  direction: 'asc' | 'desc';
}

/** Anything else in the URL is ignored. */
export interface GridSpec {
  filters: Readonly<Record<string, readonly string[]>>;
  /** The field of the travel day, if the list can be filtered by days. */
  travel?: string;
  sortable: readonly string[];
  columns: readonly string[];
}

export const pageSizes = [25, 50, 100];
const defaultSize = 25;

export const firstPage = { page: 0, after: '', before: '' };

export const changed = (state: GridState, change: Partial<GridState>): GridState => {
  const sameRows = Object.keys(change).every((key) =>
    ['page', 'after', 'before', 'hidden', 'rows'].includes(key),
  );
  return { ...state, ...(sameRows ? {} : firstPage), ...change };
};

export function readGridState(params: URLSearchParams, spec: GridSpec): GridState {
  const size = Number(params.get('size'));
  const page = Number(params.get('page') ?? 1) - 1;
  return {
    search: params.get('q') ?? '',
    filters: Object.fromEntries(
      Object.entries(spec.filters).flatMap(([field, values]) => {
        const value = params.get(field);
        return value !== null && values.includes(value) ? [[field, value]] : [];
      }),
    ),
    ...(spec.travel ? { days: readDays(params) } : {}),
    sort: readSort(params.get('sort'), spec),
    page: Number.isInteger(page) && page > 0 ? page : 0,
    size: pageSizes.includes(size) ? size : defaultSize,
    after: page > 0 ? (params.get('after') ?? '') : '',
    before: page > 0 && !params.has('after') ? (params.get('before') ?? '') : '',
    hidden: params
      .get('hide')
      ?.split(',')
      .filter((field) => spec.columns.includes(field)),
    rows: asRowHeight(params.get('rows')),
  };
}

function readSort(text: string | null, { sortable }: GridSpec): GridSort | undefined {
  const [field = '', direction] = text?.split('.') ?? [];
  if (!sortable.includes(field)) return undefined;
  return { field, direction: direction === 'desc' ? 'desc' : 'asc' };
}

/** Parameters of others stay; default values are omitted. */
export function writeGridState(
  params: URLSearchParams,
  state: GridState,
  spec: GridSpec,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (key: string, value: string | undefined) =>
    value === undefined || value === '' ? written.delete(key) : written.set(key, value);
  set('q', state.search);
  for (const field of Object.keys(spec.filters)) set(field, state.filters[field]);
  if (spec.travel) {
    for (const [key, value] of Object.entries(writtenDays(state.days))) set(key, value);
  }
  set('sort', state.sort && `${state.sort.field}.${state.sort.direction}`);
  set('page', state.page > 0 ? String(state.page + 1) : undefined);
  set('after', state.after);
  set('before', state.before);
  set('size', state.size === defaultSize ? undefined : String(state.size));
  set('rows', state.rows);
  if (state.hidden === undefined) written.delete('hide');
  else written.set('hide', state.hidden.join(','));
  return written;
}
