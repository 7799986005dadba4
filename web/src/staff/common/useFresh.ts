import { useEffect, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The ids that came after the list was first seen, each for the given milliseconds. `items` is
 * undefined until the list is known. Older entries that move up into view are not new: the newest
 * `at` (any number that grows, such as a time) of the first list is the line. Nor are those of
 * another `view`, such as another search: it has a first list of its own.
 */
export function useFresh(
  items: readonly { id: string; at: number }[] | undefined,
  forMs: number,
  view: string,
): ReadonlySet<string> {
  const line = useRef({ view: undefined as string | undefined, after: 0 });
  const seen = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const [fresh, setFresh] = useState(none);

  useEffect(() => {
    if (!items) return;
    if (line.current.view !== view) {
      line.current = { view, after: Math.max(line.current.after, ...items.map(({ at }) => at)) };
    }
    const { after } = line.current;
    const arrived = items.filter(({ id, at }) => !seen.current.has(id) && at > after);
    for (const { id } of items) seen.current.add(id);
    if (arrived.length === 0) return;
    setFresh((shown) => new Set([...shown, ...arrived.map(({ id }) => id)]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFresh(
        (shown) => new Set([...shown].filter((id) => !arrived.some((one) => one.id === id))),
      );
    }, forMs);
    timers.current.add(timer);
  }, [items, forMs, view]);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  return fresh;
}
