import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** How long an arrived row stands out. */
const arrivedMs = 60_000;

/** 'unseen' arrived since the user's last visit; 'arrived' arrived a moment ago during this visit. */
export type NewState = 'unseen' | 'arrived' | undefined;

/**
 * Which rows are new since the end of the last visit in milliseconds; none if that is undefined. Rows in the first list
 * of a view have not arrived, and neither have older rows that move up or in, such as the rows of a new day: the newest
 * row of the first list is the limit, or the last visit if that list is empty or older. Without visits (Infinity), the
 * first list itself is.
 */
export function useNewRows(
  rows: readonly { id: string; createdMs: number }[] | undefined,
  view: string,
  newSince: number | undefined,
): (id: string) => NewState {
  const line = useRef({ view: undefined as string | undefined, afterMs: 0 });
  const seen = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [arrived, setArrived] = useState(none);

  useEffect(() => {
    if (!rows || newSince === undefined) return;
    if (line.current.view !== view) {
      const afterMs = Math.max(
        line.current.afterMs,
        Number.isFinite(newSince) ? newSince : Date.now(),
        ...rows.map(({ createdMs }) => createdMs),
      );
      line.current = { view, afterMs };
    }
    const { afterMs } = line.current;
    const added = rows
      .filter(({ id, createdMs }) => !seen.current.has(id) && createdMs > afterMs)
      .map(({ id }) => id);
    for (const { id } of rows) seen.current.add(id);
    if (added.length === 0) return;
    setArrived((before) => new Set([...before, ...added]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setArrived((before) => new Set([...before].filter((id) => !added.includes(id))));
    }, arrivedMs);
    timers.current.add(timer);
  }, [rows, view, newSince]);
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const unseenIds =
    newSince === undefined
      ? ''
      : (rows ?? []).flatMap(({ id, createdMs }) => (createdMs > newSince ? [id] : [])).join(' ');
  const unseen = useMemo(() => new Set(unseenIds.split(' ')), [unseenIds]);
  return useCallback(
    (id: string) => {
      if (arrived.has(id)) return 'arrived';
      return unseen.has(id) ? 'unseen' : undefined;
    },
    [arrived, unseen],
  );
}
