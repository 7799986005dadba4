import { useEventCallback } from '@mui/material/utils';
import { statusAfter } from '@selasar/domain/requests';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { readLongestWaiting, sortOf } from '../../../data/requests/view.ts';
import { edited, useUrlParams } from '../../common/useUrlParams.ts';
import { periodOf } from '../../grid/days.ts';
import { firstPage, type GridSpec, useGridState } from '../../grid/gridState.ts';

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

/** By `?answer`, the link to a list opens what waits longest for an answer. */
export function useAnswering() {
  const [params, setParams] = useUrlParams();
  const settle = useEventCallback((id: string | undefined) =>
    setParams(
      edited((after) => {
        after.delete('answer');
        if (id !== undefined && !after.has('open')) after.set('open', id);
      }),
      // Comes from an effect.
      { replace: true, flushSync: false },
    ),
  );
  return { isAsked: params.has('answer'), settle };
}

/** It may be on a later page of the list. */
export function useLongestWaiting(collection: string): void {
  const { isAsked, settle } = useAnswering();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const open = (id?: string) => {
      if (isWanted) settle(id);
    };
    // The list itself reports a failure.
    readLongestWaiting(collection).then(open, () => open());
    return () => {
      isWanted = false;
    };
  }, [isAsked, settle, collection]);
}
