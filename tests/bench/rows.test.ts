import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rows } from './rows.ts';
import { tableOf, verdictOf } from './support/report.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { runToEnd, tool } from '../../scripts/suite/run.ts';

const names = Object.keys(rows);

it.each(names)('%s has its own file', (name) => {
  expect(existsSync(path.join(ROOT, `tests/bench/${name}.ts`))).toBe(true);
});

it('an unknown row is refused with a list of the known rows', async () => {
  const { code, output } = await runToEnd(tool('tsx'), ['scripts/bench.ts', 'lcp', 'speed']);
  expect(code).toBe(1);
  expect(output).toContain(`There is no row 'speed'. There are: ${names.join(', ')}.`);
});

it('a figure equal to its target meets it, and one without a target is printed', () => {
  const one = { what: 'script', figure: 120, unit: 'KB' };
  expect(verdictOf({ ...one, target: 120 })).toBe('met');
  expect(verdictOf({ ...one, target: 119 })).toBe('missed');
  expect(verdictOf({ ...one, figure: Number.NaN, target: 119 })).toBe('missed');
  expect(verdictOf(one)).toBe('printed');
});

it('the columns of a table are aligned', () => {
  const figures = [
    { what: 'script', figure: 119.51, unit: 'KB', target: 120 },
    { what: 'reads', bookings: 100_000, figure: 7, unit: '', target: 6 },
  ];
  expect(tableOf(figures)).toBe(
    [
      'measure                  target  figure  unit  verdict',
      'script                    ≤ 120     120  KB    met',
      'reads, 100,000 bookings     ≤ 6       7        missed',
      '',
    ].join('\n'),
  );
});
