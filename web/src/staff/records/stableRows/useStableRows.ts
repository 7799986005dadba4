import { useCallback, useEffect, useRef, useState } from 'react';
import { nothingWaits, waitingIn } from './waiting.ts';

/** Until a list that has come is drawn, and its order on screen known. */
const drawnMs = 50;

interface Standing<Row> {
  view: string;
  rows: readonly Row[];
}

interface StableRowsOptions<Row> {
  /** As they are now, in their order; undefined while loading. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Another view, such as another search, is another list. */
  view: string;
  /** Whether somebody is at work in the list. */
  present: boolean;
  /** The rows in the order on screen, if that is not their own. */
  onScreen?: (() => readonly Row[] | undefined) | undefined;
}

/**
 * A list that stands still while somebody is at work in it: no row comes, goes or moves, while what each row says goes
 * on. What waits is counted; `show` lets it in.
 */
export function useStableRows<Row>(options: StableRowsOptions<Row>) {
  const { rows, rowId, view, present, onScreen } = options;
  const [standing, setStanding] = useState<Standing<Row>>();
  const holds = present && standing?.view === view;

  const came = useRef({ rows, view, atMs: 0 });
  useEffect(() => {
    came.current = { rows, view, atMs: Date.now() };
  }, [rows, view]);
  useEffect(() => {
    if (!present || !rows || holds) return undefined;
    const timer = setTimeout(
      () => {
        const drawn = onScreen?.();
        setStanding({ view, rows: drawn?.length === rows.length ? drawn : rows });
      },
      Math.max(0, came.current.atMs + drawnMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [present, rows, holds, view, onScreen]);
  if (!present && standing) setStanding(undefined);
  if (holds && rows) {
    const latest = merged(standing.rows, rows, rowId);
    if (latest) setStanding({ view, rows: latest });
  }

  /** What is known of a row that is no longer among `rows`. */
  const tell = useCallback(
    (row: Row) =>
      setStanding((before) => {
        const latest = before && merged(before.rows, [row], rowId);
        return latest ? { ...before, rows: latest } : before;
      }),
    [rowId],
  );
  const show = useCallback(() => setStanding(undefined), []);

  const live = new Set(rows?.map(rowId));
  const ids = holds ? standing.rows.map(rowId) : [];
  return {
    rows: holds ? standing.rows : rows,
    holds,
    waiting: holds && rows ? waitingIn(ids, rows.map(rowId)) : nothingWaits,
    /** The ids of those that stand though they are no longer among the rows. */
    departed: rows ? ids.filter((id) => !live.has(id)) : [],
    tell,
    show,
  };
}

/** The same rows with what is known of them now; undefined when nothing is new. */
function merged<Row>(
  standing: readonly Row[],
  latest: readonly Row[],
  rowId: (row: Row) => string,
): Row[] | undefined {
  const byId = new Map(latest.map((row) => [rowId(row), row]));
  const rows = standing.map((row) => byId.get(rowId(row)) ?? row);
  return rows.some((row, index) => row !== standing[index]) ? rows : undefined;
}
