/** Prints one figure, with the bound that it is held to by eye. */
export function report(what: string, figure: number, unit: string, bound?: string): void {
  const rounded = figure >= 100 ? figure.toFixed(0) : figure.toFixed(2);
  console.log(`${what}: ${rounded} ${unit}${bound ? ` (${bound})` : ''}`);
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
