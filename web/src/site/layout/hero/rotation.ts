import { hero } from './hero.ts';

export interface Rotation {
  /** The index of the visible picture. */
  index: number;
  /** In the gap between two pictures. */
  fading: boolean;
}

/**
 * Rotates `count` pictures: each is visible for 4000 ms, then fades for 300 ms before the next. Reports every change.
 * Returns the function that stops it.
 */
export function rotate(
  count: number,
  from: number,
  onChange: (rotation: Rotation) => void,
): () => void {
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
