import { isSameValue } from '@selasar/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nothingPending, pendingIn } from './pending.ts';
import { useInUse } from './useInUse.ts';
import { useNewRows } from './useNewRows.ts';
import type { NewState } from './useNewRows.ts';

/** The time until an arrived list is rendered, and its order on screen is known. */
const drawnMs = 50;

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
  /** Something from the list is open, so the list is in use. */
  held?: boolean;
  /** The rows in their order on screen, if it differs. */
  onScreen?: (() => readonly Row[] | undefined) | undefined;
  /** For lists that highlight new rows: the end of the last visit, in milliseconds. */
  newSince?: number;
}

/** The content of a list. `Row` needs a creation time if new rows are highlighted. */
export type StableRows<Row> = ReturnType<typeof useStableRows<Row>>;

/**
 * Which rows a list shows, which of them are new, and which updates are pending. While the list is in use it is frozen:
 * no row appears, disappears or moves, while the content of each row updates. The list stays the same object until one
 * of its rows changes.
 */
export function useStableRows<Row>(options: StableRowsOptions<Row>) {
  const { rowId, view, held = false, onScreen, newSince } = options;
  const rows = useSameList(options.rows);
  const { inUse, handlers } = useInUse(held);
  const [frozen, setFrozen] = useState<Frozen<Row>>();
  const isFrozen = inUse && frozen?.view === view;

  const arrival = useRef({ rows, view, atMs: 0 });
  useEffect(() => {
    arrival.current = { rows, view, atMs: Date.now() };
  }, [rows, view]);
  /** When the list freezes at the latest, in milliseconds: rows may arrive faster than they are rendered. */
  const freezesAtMs = useRef<number>(undefined);
  useEffect(() => {
    if (!inUse || !rows || isFrozen) {
      freezesAtMs.current = undefined;
      return undefined;
    }
    freezesAtMs.current ??= Date.now() + drawnMs;
    const timer = setTimeout(
      () => {
        const drawn = onScreen?.();
        setFrozen({ view, rows: drawn?.length === rows.length ? drawn : rows });
      },
      Math.max(0, Math.min(arrival.current.atMs + drawnMs, freezesAtMs.current) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [inUse, rows, isFrozen, view, onScreen]);
  if (!inUse && frozen) setFrozen(undefined);
  if (isFrozen && rows) {
    const latest = updated(frozen.rows, rows, rowId);
    if (latest !== frozen.rows) setFrozen({ view, rows: latest });
  }

  /** Updates a frozen row that is no longer among `rows`. */
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

  const created = useMemo(
    () => rows?.map((row) => ({ id: rowId(row), createdMs: createdMsOf(row) })),
    [rows, rowId],
  );
  const newness = useNewRows(created, view, newSince);
  const live = rows?.map(rowId);
  const ids = isFrozen ? frozen.rows.map(rowId) : [];
  const shown = isFrozen ? frozen.rows : rows;
  const marks = useSameList(
    shown?.flatMap((row) => {
      const state = newness(rowId(row));
      return state ? [`${state} ${rowId(row)}`] : [];
    }),
  );
  /** The same function until a shown row becomes new, or is no longer. */
  const isNew = useCallback(
    (id: string): NewState =>
      (['arrived', 'unseen'] as const).find((state) => marks?.includes(`${state} ${id}`)),
    [marks],
  );
  return {
    rows: shown,
    isFrozen,
    isNew,
    pending: isFrozen && live ? pendingIn(ids, live) : nothingPending,
    showPending,
    /** The ids of rows that are shown although they are no longer among `rows`. */
    removed: useSameList(live ? ids.filter((id) => !live.includes(id)) : []),
    update,
    /** For the element that contains the rows. */
    handlers,
  };
}

const createdMsOf = (row: unknown): number => {
  const { createdAt } = row as { createdAt?: unknown };
  return createdAt instanceof Date ? createdAt.getTime() : 0;
};

/** The list before, if the list after has the same entries. */
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

/** The frozen rows with their current content. */
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
