import { useEffect, useState } from 'react';
import { rotate } from './rotation.ts';
import type { Rotation } from './rotation.ts';

/** The picture to show of `count`. When it stops running, the one that shows stays, fully visible. */
export function useRotation(count: number, running: boolean): Rotation {
  const [rotation, setRotation] = useState<Rotation>({ index: 0, fading: false });
  useEffect(() => {
    if (!running || count < 2) return undefined;
    let latest = rotation;
    const stop = rotate(count, rotation.index, (next) => {
      latest = next;
      setRotation(next);
    });
    return () => {
      stop();
      if (latest.fading) setRotation({ ...latest, fading: false });
    };
    // Starts where it stopped; its own turns must not start it anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count, running]);
  return rotation;
}
