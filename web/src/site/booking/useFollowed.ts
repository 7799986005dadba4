import { useCallback, useEffect, useRef, useState } from 'react';
import { canBeTaken, followTaken } from './taken.ts';
import type { Taken } from './taken.ts';
import type { BookableItem } from './item.ts';

/**
 * Subscribes to the availability of the months that were read, from the guest's first choice until the card is left.
 * Returns the function that starts it. If that fails, the data that was read stays: the server decides in the end.
 */
export function useFollowed(
  { type, id, rules }: BookableItem,
  months: ReadonlyMap<string, unknown>,
  onUpdate: (month: string, taken: Taken) => void,
): () => void {
  const [isOn, setOn] = useState(false);
  const ends = useRef(new Map<string, Promise<() => void>>());
  const follows = isOn && canBeTaken({ type, rules });

  useEffect(() => {
    if (!follows) return;
    for (const month of months.keys()) {
      if (ends.current.has(month)) continue;
      const onChange = (taken: Taken) => onUpdate(month, taken);
      ends.current.set(
        month,
        followTaken({ type, id }, month, onChange).catch(() => () => undefined),
      );
    }
  }, [follows, type, id, months, onUpdate]);

  useEffect(() => {
    const all = ends.current;
    return () => {
      for (const end of all.values()) void end.then((stop) => stop());
      all.clear();
    };
  }, []);

  return useCallback(() => setOn(true), []);
}
