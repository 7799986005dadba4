import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const table = readFileSync(path.join(ROOT, 'docs/security/asvs.md'), 'utf8');
const rows = table
  .split('\n')
  .filter((line) => /^\| \d+\./.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level, summary, verdict = '', by = '']) => ({
    id,
    level,
    summary,
    verdict,
    by,
  }));

it('has each requirement of the two levels once', () => {
  // So many has version 5.0.0.
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(70 + 183);
});

it('says of each what is so, and why', () => {
  const verdicts = ['met', 'service', 'n/a', 'open'];
  const without = rows.filter(
    ({ summary, verdict, by }) => !verdicts.includes(verdict) || !summary || !by,
  );
  expect(without).toEqual([]);
});

it('counts its verdicts', () => {
  const [, counts = ''] = /\| met .*\n.*\n(\|.*\|)/.exec(table) ?? [];
  const stated = counts.split('|').slice(1, -1).map(Number);
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  expect(stated).toEqual(['met', 'service', 'n/a', 'open'].map(count));
});

it('names files that are there', () => {
  const files = rows.flatMap(({ by }) =>
    Array.from(by.matchAll(/`((?:[\w-]+\/)*[\w-]+\.[\w.]+)`/g), ([, file = '']) => file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
