// The generated parts of docs/performance.md.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../scripts/suite/root.ts';
import { digits } from '../support/report.ts';
import { readResults, type Results } from '../support/results.ts';
import type { Figure } from '../support/row.ts';
import { costOf, firstLimit, total, usageOf } from './costs.ts';
import { type Item, prices, sources } from './prices.ts';
import { profileOf } from './profile.ts';
import { markdownTable } from './table.ts';

const visits = [1000, 100_000, 10_000_000];
const items = Object.keys(prices) as Item[];
const amount = (figure: number) =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 1 : 0 });
const dollars = (figure: number) => `$${figure.toFixed(2)}`;

const emphasized = (text: string, isEmphasized: boolean) => (isEmphasized ? `**${text}**` : text);

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** 1 at the target, more beyond it. */
const nearness = ({ figure, target = Infinity }: Figure) =>
  figure === target ? 1 : figure / target;
const misses = (one: Figure) => nearness(one) > 1;

/** Of a row's figures in each unit the worst that misses each target, or else the nearest to its target. */
const shown = (figures: readonly Figure[]) => {
  const sorted = figures
    .filter(({ target }) => target !== undefined)
    .toSorted((a, b) => nearness(b) - nearness(a));
  return [...grouped(sorted, ({ unit }) => unit).values()].flatMap((ofUnit) => {
    const missed = [...grouped(ofUnit.filter(misses), ({ target }) => `${target}`).values()];
    const groups = missed.length > 0 ? missed : [ofUnit.slice(0, 1)];
    return groups.flatMap(([one, ...others]) => {
      const more = new Set(others.map(({ what }) => what)).size;
      return one ? [{ one, name: more > 0 ? `${one.what} (+${more})` : one.what }] : [];
    });
  });
};

const parts: Readonly<Record<string, (results: Results) => string>> = {
  figures: ({ rows }) =>
    markdownTable(
      ['row, and what it measures', 'at most', 'figure'],
      Object.entries(rows).flatMap(([row, { figures }]) =>
        shown(figures).map(({ name, one }) => [
          `\`${row}\` ${name.replace(`${row}: `, '').replace(`${row}, `, '')}`,
          digits(one.target ?? Infinity),
          emphasized(`${digits(one.figure)} ${one.unit}`.trim(), misses(one)),
        ]),
      ),
    ),
  dates: ({ rows }) => {
    const days = grouped(Object.entries(rows), ([, { measuredAt }]) => measuredAt.slice(0, 10));
    const [most, ...others] = [...days].toSorted(([, a], [, b]) => b.length - a.length);
    const exceptions = others.map(
      ([day, measured]) => `${measured.map(([name]) => `\`${name}\``).join(', ')} on ${day}`,
    );
    return `Measured on ${[most?.[0], ...exceptions].join('; ')}.`;
  },
  costs: (results) => {
    const months = visits.map((count) => {
      const usage = usageOf(count, profileOf(results));
      return { usage, costs: costOf(usage) };
    });
    const sourceLinks = Object.entries(sources).map(([name, url]) => `[${name}](${url})`);
    const table = markdownTable(
      ['a month with', ...visits.map((count) => `${amount(count)} visits`)],
      [
        ...items.map((item) => [
          prices[item].unit,
          ...months.map(({ usage, costs }) => `${amount(usage[item])}: ${dollars(costs[item])}`),
        ]),
        ['all', ...months.map(({ costs }) => dollars(total(costs)))],
      ],
    );
    return `${table}\n\nThe prices stand at ${sourceLinks.join(', ')}.`;
  },
  limit: (results) => {
    const { item, visits: count } = firstLimit(profileOf(results));
    return `Of what is free, '${prices[item].unit}' is used up first: at ${amount(count)} visits a month.`;
  },
};

/** Replaces the generated parts, each between its two marks. */
export function documentWith(text: string, results: Results): string {
  return Object.entries(parts).reduce((page, [name, part]) => {
    const place = new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`);
    if (!place.test(page)) throw new Error(`docs/performance.md has no place for its ${name}`);
    return page.replace(
      place,
      (_, begin: string, end: string) => `${begin}\n\n${part(results)}\n\n${end}`,
    );
  }, text);
}

export const PAGE = path.join(ROOT, 'docs/performance.md');

/** Updates docs/performance.md with the latest results. */
export async function writeDocument(): Promise<void> {
  await writeFile(PAGE, documentWith(await readFile(PAGE, 'utf8'), await readResults()));
}
