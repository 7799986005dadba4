import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './codec.ts';
import type { UrlSpec } from './codec.ts';
import type { Filters } from './filterSpec.ts';

/** Marks the history entries that a change of the filters makes. */
const mark = 'filtered';

/**
 * The filters of a list. They apply at once and live in the URL, which follows a moment later; coming back, a shared
 * link or another link to the list bring the URL's.
 */
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
    setParams(writeFilters(spec, filters), { replace, preventScrollReset: true, state: mark });

  return {
    filters: shown.filters,
    /** Applies without touching the URL, while a slider is being dragged. */
    preview: show,
    /** Applies while one types: the way back leads past it. */
    type: (filters: Filters) => {
      show(filters);
      store(filters, true);
    },
    /** Applies a choice: the way back undoes it. */
    choose: (filters: Filters) => {
      show(filters);
      store(filters, false);
    },
  };
}
