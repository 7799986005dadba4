import { useEffect, useState } from 'react';
import { rotate } from './rotation.ts';
import type { Rotation } from './rotation.ts';

/** The current picture of `count`. When it stops running, the current one stays fully visible. */
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
    // Continues where it stopped; its own changes must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count, running]);
  return rotation;
}
