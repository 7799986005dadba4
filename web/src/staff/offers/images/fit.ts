export interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape with no side longer than `maxPx`; never larger than the original. */
export function fit({ width, height }: Size, maxPx: number): Size {
  const scale = Math.min(1, maxPx / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
