import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const folder = 'docs/operations';
const pages = readdirSync(path.join(ROOT, folder));
const whenPages = pages.filter((name) => name.startsWith('when-'));
const index = read('docs/operations.md');

/** About half a screen. */
const mostLines = 50;
const headings = ['## Symptoms', '## What to do', '## Resolved when'];

it('every page is in the index', () => {
  const linked = [...index.matchAll(/\]\(operations\/([\w-]+\.md)\)/g)].map(([, name]) => name);
  expect(pages.filter((name) => !linked.includes(name))).toEqual([]);
  expect(linked).toEqual([...new Set(linked)]);
});

describe.each(whenPages)('%s', (page) => {
  const text = read(path.join(folder, page));

  it('has symptoms, steps, and how to tell that it is resolved, on half a screen', () => {
    expect(text.match(/^## .*$/gm)).toEqual(headings);
    expect(text.split('\n').length).toBeLessThan(mostLines);
  });

  it('is tested by files that exist', () => {
    const row = index.split('\n').find((line) => line.includes(`(operations/${page})`)) ?? '';
    const files = [...row.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

it('there are at least ten of them', () => {
  expect(whenPages.length).toBeGreaterThanOrEqual(10);
});
