import { statusAfter } from '@selasar/domain/requests';
import { useEffect, useMemo } from 'react';
import { sortOf } from '../../../data/requests/view.ts';
import { useToday } from '../../../clock/useToday.ts';
import { periodOf } from '../../grid/days.ts';
import { firstPage, type GridSpec } from '../../grid/gridState.ts';
import { useGridState } from '../../grid/useGridState.ts';

export type ListView = ReturnType<typeof useListView>;

/** The same object while the view is the same. */
export function useListView(name: string, spec: GridSpec) {
  const { state, change, turn } = useGridState(name, spec);
  const today = useToday();
  return useMemo(() => {
    const period = periodOf(state.days, spec.travel, today);
    const query = { ...state, period };
    return {
      state,
      change,
      turn,
      today,
      query,
      /** A period allows only one order. */
      sortedBy: period && sortOf(query),
      /** A change of columns keeps it. */
      key: JSON.stringify({ ...state, hidden: undefined, rows: undefined }),
      /** Every new record belongs to this view: bookings and transfers start as pending. */
      hasAllNew:
        state.search === '' &&
        state.after === '' &&
        state.before === '' &&
        state.sort === undefined &&
        state.days === undefined &&
        Object.values(state.filters).every((status) => status === statusAfter.request),
    };
  }, [state, change, turn, today, spec]);
}

/** The second page of a link may have become the first one. */
export function useFirstPage({ state, change }: ListView, isFirst: boolean): void {
  const isMisnumbered = isFirst && state.page > 0;
  useEffect(() => {
    if (isMisnumbered) change(firstPage, 'correction');
  }, [isMisnumbered, change]);
}
