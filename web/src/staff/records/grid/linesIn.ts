/** In pixels, as rendered by TwoLines. */
const firstHeightPx = 17.5;
const secondHeightPx = 15;
const betweenPx = 1;
const most = 3;

const between = (low: number, count: number, high: number): number =>
  Math.min(high, Math.max(low, Math.floor(count)));

/**
 * The number of lines for the two texts of a cell of a given height, so that no line is cut. The first text leaves the
 * second nearly as many lines as it may take itself.
 */
export function linesIn(heightPx: number, hasSecond: boolean, firstAtMost = 2) {
  if (!hasSecond) return { first: between(1, heightPx / firstHeightPx, most), second: 0 };
  const left = heightPx - betweenPx - Math.max(1, firstAtMost - 1) * secondHeightPx;
  const first = between(1, left / firstHeightPx, firstAtMost);
  const rest = heightPx - betweenPx - first * firstHeightPx;
  return { first, second: between(1, rest / secondHeightPx, most) };
}
