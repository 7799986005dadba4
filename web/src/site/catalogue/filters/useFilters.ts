import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type UrlSpec } from './codec.ts';
import type { Filters } from './filterSpec.ts';

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
