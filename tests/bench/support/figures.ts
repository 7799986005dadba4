/** The figure at the given quantile. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

/** The number of runs of a comparison, enough for a median. */
const TIMES = 5;

/**
 * Measures several variants side by side, in repeated turns, so that a busy moment of the machine affects all. Returns
 * the figures of each.
 */
export async function sideBySide<T>(
  measures: readonly (() => Promise<T>)[],
  times = TIMES,
): Promise<T[][]> {
  const found = measures.map((): T[] => []);
  for (let time = 0; time < times; time++) {
    for (const [index, measure] of measures.entries()) found[index]?.push(await measure());
  }
  return found;
}
