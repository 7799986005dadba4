import { useEffect, useState } from 'react';
import { hero } from './hero.ts';

export interface Rotation {
  index: number;
  fading: boolean;
}

function rotate(count: number, from: number, onChange: (rotation: Rotation) => void): () => void {
  let index = from;
  let fade: ReturnType<typeof setTimeout> | undefined;
  const turn = setInterval(() => {
    onChange({ index, fading: true });
    fade = setTimeout(() => {
      index = (index + 1) % count;
      onChange({ index, fading: false });
    }, hero.fadeGapMs);
  }, hero.rotationMs);
  return () => {
    clearInterval(turn);
    clearTimeout(fade);
  };
}

/** When it stops running, the current picture stays fully visible. */
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
