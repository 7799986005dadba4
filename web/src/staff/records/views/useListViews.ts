import { useMemo } from 'react';
import { useUrlParams } from '../../common/useUrlParams.ts';
import { useViews } from '../../../data/records/views/useViews.ts';
import type { SavedView, ViewedList } from '../../../data/records/views/savedView.ts';
import { firstPage, readGridState, writeGridState } from '../grid/gridState.ts';
import type { GridSpec, GridState } from '../grid/gridState.ts';
import { useOwnUid } from '../../shell/session/route.ts';

/** Names the view that a list began with in its URL. */
const param = 'view';

/** What a list shows, as a view has it: whole, but for the page. */
const queryOf = (state: GridState, spec: GridSpec): string =>
  writeGridState(new URLSearchParams(), { ...state, ...firstPage }, spec).toString();

/** The same of what is stored: what the list no longer knows is not a change that the person made. */
const asRead = (query: string, spec: GridSpec): string =>
  queryOf(readGridState(new URLSearchParams(query), spec), spec);

/** The views of a list, the one that shows, and the way to another. */
export function useListViews(list: ViewedList, spec: GridSpec, state: GridState) {
  const uid = useOwnUid();
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
    /** Shows a view as it was saved, or all. */
    show: (view: SavedView | undefined) => {
      const shown = new URLSearchParams(view?.query);
      if (view) shown.set(param, view.id);
      setParams(shown);
    },
    /** The list as it is is from now on this view, or none. */
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
