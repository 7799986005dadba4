import { statusAfter } from '@selasar/domain';
import { useEffect } from 'react';
import { sortOf } from '../../data/records/view.ts';
import { useToday } from '../../clock/useToday.ts';
import { periodOf } from './grid/days.ts';
import { firstPage } from './grid/gridState.ts';
import type { GridSpec } from './grid/gridState.ts';
import { useGridState } from './grid/useGridState.ts';

export type RecordView = ReturnType<typeof useRecordView>;

/** Which records a list shows, by its address. */
export function useRecordView(name: string, spec: GridSpec) {
  const { state, change, turn } = useGridState(name, spec);
  const today = useToday();
  const period = periodOf(state.days, spec.travel, today);
  const query = { ...state, period };
  return {
    state,
    change,
    turn,
    today,
    /** What the records are asked for. */
    query,
    /** With a period there is one order. */
    sortedBy: period && sortOf(query),
    /** What a person has chosen to see; with other columns it is the same. */
    key: JSON.stringify({ ...state, hidden: undefined, rows: undefined }),
    /** Whatever comes in is in it: guests' requests come in as pending. */
    hasAllNew:
      state.search === '' &&
      state.after === '' &&
      state.before === '' &&
      state.sort === undefined &&
      state.days === undefined &&
      Object.values(state.filters).every((status) => status === statusAfter.request),
  };
}

/** What a link calls the second page may have become the first one. */
export function useFirstPage({ state, change }: RecordView, isFirst: boolean): void {
  const isMisnumbered = isFirst && state.page > 0;
  useEffect(() => {
    if (isMisnumbered) change(firstPage, 'correction');
  }, [isMisnumbered, change]);
}
