import { useMemo } from 'react';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { useViews } from '../../../data/records/views/useViews.ts';
import type { SavedView, ViewedList } from '../../../data/records/views/savedView.ts';
import { firstPage, readGridState, writeGridState } from '../grid/gridState.ts';
import type { GridSpec, GridState } from '../grid/gridState.ts';
import { useOwnUid } from '../../shell/session/route.ts';

/** The URL parameter with the view that a list started from. */
const param = 'view';

/** The state of a list as a view stores it: everything except the page. */
const queryOf = (state: GridState, spec: GridSpec): string =>
  writeGridState(new URLSearchParams(), { ...state, ...firstPage }, spec).toString();

/** The same for a stored view: values that the list no longer knows are not a change by the user. */
const asRead = (query: string, spec: GridSpec): string =>
  queryOf(readGridState(new URLSearchParams(query), spec), spec);

/** The views of a list, the current one, and a function to switch. */
export function useListViews(list: ViewedList, spec: GridSpec, state: GridState) {
  const uid = useOwnUid() ?? '';
  const live = useViews(uid);
  const [params, setParams] = useUrlParams();
  const known = live.status === 'success' ? live.data : undefined;
  const views = useMemo(
    () => known?.views.filter((view) => view.list === list) ?? [],
    [known, list],
  );
  const current = views.find(({ id }) => id === params.get(param));
  const query = queryOf(state, spec);
  return {
    uid,
    views,
    current,
    query,
    differs: current !== undefined && asRead(current.query, spec) !== query,
    stored: {
      isKnown: known !== undefined,
      unreadable: known?.unreadable ?? 0,
      hasFailed: live.status === 'error',
    },
    /** Shows a saved view, or all. */
    show: (view: SavedView | undefined) => {
      const shown = new URLSearchParams(view?.query);
      if (view) shown.set(param, view.id);
      setParams(shown);
    },
    /** Assigns the list in its current state to this view, or to none. */
    call: (id: string | undefined) =>
      setParams(
        (before) => {
          if (id === undefined) before.delete(param);
          else before.set(param, id);
          return before;
        },
        { replace: true },
      ),
  };
}
export type ListViews = ReturnType<typeof useListViews>;
