import { statusAfter } from '@selasar/domain';
import { useEffect, useMemo } from 'react';
import { sortOf } from '../../data/records/view.ts';
import { useToday } from '../../clock/useToday.ts';
import { periodOf } from './grid/days.ts';
import { firstPage } from './grid/gridState.ts';
import type { GridSpec } from './grid/gridState.ts';
import { useGridState } from './grid/useGridState.ts';

export type RecordView = ReturnType<typeof useRecordView>;

/** The records that a list shows, according to its URL; the same object while it is the same. */
export function useRecordView(name: string, spec: GridSpec) {
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
      /** Identifies the view; a change of columns keeps it. */
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
export function useFirstPage({ state, change }: RecordView, isFirst: boolean): void {
  const isMisnumbered = isFirst && state.page > 0;
  useEffect(() => {
    if (isMisnumbered) change(firstPage, 'correction');
  }, [isMisnumbered, change]);
}
