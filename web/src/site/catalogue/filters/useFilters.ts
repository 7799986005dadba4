import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Filters, noFilters } from './filters.ts';

/** Marks the history entries of filter changes. */
const mark = 'filtered';

/** The filters apply at once and are stored in the URL a moment later. */
export function useFilters(spec: UrlSpec) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const [shown, setShown] = useState(() => ({ key, filters: readFilters(spec, params) }));

  if (shown.key !== key) {
    const isOurs = state === mark && navigation !== NavigationType.Pop;
    setShown({ key, filters: isOurs ? shown.filters : readFilters(spec, params) });
  }

  const show = (filters: Filters) => setShown({ ...shown, filters });
  const store = (filters: Filters, replace: boolean) =>
    setParams(writeFilters(spec, filters, params), {
      replace,
      preventScrollReset: true,
      // Back may come before React has rendered the new entry, and would then seem to have changed nothing.
      flushSync: !replace,
      state: mark,
    });

  return {
    filters: shown.filters,
    queryFor: (filters: Filters) => writeFilters(spec, filters, params),
    /** Without changing the URL, while a slider is dragged. */
    preview: show,
    /** Back skips it. */
    type: (filters: Filters) => {
      show(filters);
      store(filters, true);
    },
    /** Back undoes it. */
    choose: (filters: Filters) => {
      show(filters);
      store(filters, false);
    },
  };
}

interface UrlSpec {
  allLocations: string;
  group: { name: string; all: string; options: readonly { value: string }[] };
}

/** The group has the name of its spec. */
export const urlNames = {
  search: 'q',
  minPrice: 'min',
  maxPrice: 'max',
  location: 'location',
} as const;

const toPrice = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Missing or invalid values filter nothing. */
export function readFilters(spec: UrlSpec, params: URLSearchParams): Filters {
  const group = params.get(spec.group.name) ?? '';
  const minPrice = toPrice(params.get(urlNames.minPrice)) ?? 0;
  const maxPrice = toPrice(params.get(urlNames.maxPrice));
  const isRange = maxPrice === undefined || minPrice <= maxPrice;
  return {
    search: params.get(urlNames.search) ?? '',
    minPrice: isRange ? minPrice : 0,
    maxPrice: isRange ? maxPrice : undefined,
    location: params.get(urlNames.location) || spec.allLocations,
    group: spec.group.options.some(({ value }) => value === group) ? group : spec.group.all,
  };
}

export function writeFilters(
  spec: UrlSpec,
  filters: Filters,
  beside?: URLSearchParams,
): URLSearchParams {
  const none = noFilters(spec);
  const params = new URLSearchParams(beside);
  for (const [field, name] of Object.entries({ ...urlNames, group: spec.group.name })) {
    const value = filters[field as keyof Filters];
    params.delete(name);
    if (value !== none[field as keyof Filters]) params.set(name, String(value));
  }
  return params;
}
