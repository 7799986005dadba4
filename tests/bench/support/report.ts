import { type Figure, nameOf } from './row.ts';

export type Verdict = 'met' | 'missed' | 'printed';

export function verdictOf({ figure, target }: Figure): Verdict {
  if (target === undefined) return 'printed';
  return figure <= target ? 'met' : 'missed';
}

/** Rounds to meaningful digits. */
export const digits = (figure: number): string =>
  Number.isInteger(figure) || figure >= 100
    ? figure.toFixed(0)
    : figure.toFixed(figure < 1 ? 3 : 2);

/** The lines of a table: measure, target, figure, verdict. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map((one) => [
    nameOf(one),
    one.target === undefined ? '' : `≤ ${digits(one.target)}`,
    digits(one.figure),
    one.unit,
    verdictOf(one),
  ]);
  const all = [['measure', 'target', 'figure', 'unit', 'verdict'], ...lines];
  const widths = all[0]?.map((_, column) =>
    Math.max(...all.map((line) => line[column]?.length ?? 0)),
  );
  const pad = (line: readonly string[]) =>
    line
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return `${all.map(pad).join('\n')}\n`;
}
