import { type Days, readDays, writtenDays } from './days.ts';

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
export type RowHeight = (typeof rowHeights)[number];
export const asRowHeight = (text: string | null | undefined): RowHeight | undefined =>
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
export const defaultSize = 25;

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
