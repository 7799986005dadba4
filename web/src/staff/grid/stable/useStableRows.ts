import { isSameValue } from '@selasar/domain/requests';
import { useCallback, useEffect, useState } from 'react';
import { useInUse } from './useInUse.ts';

interface Frozen<Row> {
  view: string;
  rows: readonly Row[];
}

interface StableRowsOptions<Row> {
  /** The current rows in their order; undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Another view, such as another search, is another list. */
  view: string;
  held?: boolean;
  /** The rows in their order on screen, if it differs. */
  onScreen?: (() => readonly Row[] | undefined) | undefined;
}

export type StableRows<Row> = ReturnType<typeof useStableRows<Row>>;

/** A list in use is frozen: only contents update. The same object until one of its rows changes. */
export function useStableRows<Row>(options: StableRowsOptions<Row>) {
  const { rowId, view, held = false, onScreen } = options;
  const rows = useSameList(options.rows);
  const { inUse, handlers } = useInUse(held);
  const [frozen, setFrozen] = useState<Frozen<Row>>();
  const isFrozen = inUse && frozen?.view === view;

  useEffect(() => {
    if (!inUse || !rows || isFrozen) return;
    const shown = onScreen?.();
    // oxlint-disable-next-line react/set-state-in-effect -- a grid has sorted the rows once they are rendered
    setFrozen({ view, rows: shown?.length === rows.length ? shown : rows });
  }, [inUse, rows, isFrozen, view, onScreen]);
  if (!inUse && frozen) setFrozen(undefined);
  if (isFrozen && rows) {
    const latest = updated(frozen.rows, rows, rowId);
    if (latest !== frozen.rows) setFrozen({ view, rows: latest });
  }

  const update = useCallback(
    (row: Row) =>
      setFrozen((before) => {
        const shown = before?.rows.find((one) => rowId(one) === rowId(row));
        // Another listener reports it first as it was.
        if (!before || isSameValue(shown, row)) return before;
        const latest = updated(before.rows, [row], rowId);
        return latest === before.rows ? before : { ...before, rows: latest };
      }),
    [rowId],
  );
  const showPending = useCallback(() => setFrozen(undefined), []);

  const live = rows?.map(rowId);
  const ids = isFrozen ? frozen.rows.map(rowId) : [];
  return {
    rows: isFrozen ? frozen.rows : rows,
    isFrozen,
    pending: isFrozen && live ? newCount(ids, live) : 0,
    showPending,
    removed: useSameList(live ? ids.filter((id) => !live.includes(id)) : []),
    update,
    /** For the element that contains the rows. */
    handlers,
  };
}

/** Rows after the last frozen one are where a page ends, and do not count. */
function newCount(frozen: readonly string[], live: readonly string[]): number {
  const last = live.findLastIndex((id) => frozen.includes(id));
  const within = last === -1 ? live : live.slice(0, last);
  return within.filter((id) => !frozen.includes(id)).length;
}

function sameList<List extends readonly unknown[] | undefined>(before: List, after: List): List {
  const isSame =
    before?.length === after?.length && (after?.every((one, at) => one === before?.[at]) ?? true);
  return isSame ? before : after;
}

function useSameList<List extends readonly unknown[] | undefined>(list: List): List {
  const [before, setBefore] = useState(list);
  const same = sameList(before, list);
  if (same !== before) setBefore(same);
  return same;
}

function updated<Row>(
  frozen: readonly Row[],
  latest: readonly Row[],
  rowId: (row: Row) => string,
): readonly Row[] {
  const byId = new Map(latest.map((row) => [rowId(row), row]));
  return sameList(
    frozen,
    frozen.map((row) => byId.get(rowId(row)) ?? row),
  );
}
