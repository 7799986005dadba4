import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';
import { importsOf, readImports } from './imports.ts';

/** The groups of files that import each other: https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    const number = order.size;
    order.set(file, number);
    low.set(file, number);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(file) !== number) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) found.push(circle.toSorted());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

it('finds a circle, and nothing where there is none', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c']]);
  expect(circlesIn(new Map([['a', ['a']]]))).toEqual([['a']]);
  expect(circlesIn(new Map([['a', ['b']]]))).toEqual([]);
});

it.each([
  "import '../paths.ts';",
  "import type { Page } from '../paths.ts';",
  "export * from '../paths.ts';",
  "export { paths } from '../paths.ts';",
  "const load = () => import('../paths.ts');",
  'const load = () => import(`../paths.ts`);',
  "type Paths = typeof import('../paths.ts');",
  "type Page = import('../paths.ts').Page;",
  "import paths = require('../paths.ts');",
  "const { paths } = require('../paths.ts');",
])('%s is an import', (source) => {
  expect(importsOf('web/src/site/routes.ts', source)).toEqual(['web/src/paths.ts']);
});

it('follows workspace names, and leaves packages out', () => {
  const source = "import type { Tour } from '@selasar/domain/offers';\nimport { z } from 'zod';";
  expect(importsOf('web/src/site/routes.ts', source)).toEqual(['domain/src/offers/index.ts']);
});

let graph: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  graph = await readImports();
}, 60_000);

it('no files import one another in a circle', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(circlesIn(graph)).toEqual([]);
});

/** Which of its folders import which, without tests. */
function foldersOf(root: string): Map<string, string[]> {
  const folderOf = (file: string) => new RegExp(`^${root}/([^/]+)/`).exec(file)?.[1];
  const folders = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    if (from === undefined || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const others = imports
      .map(folderOf)
      .filter((to) => to !== undefined && to !== from) as string[];
    folders.set(from, [...(folders.get(from) ?? []), ...others]);
  }
  return folders;
}

it.each([
  'domain/src',
  'functions/src',
  'web/src',
  'web/src/data',
  'web/src/site',
  'web/src/staff',
])('the folders of %s have an order', (root) => {
  const folders = foldersOf(root);
  expect(folders.size).toBeGreaterThan(5);
  expect(circlesIn(folders)).toEqual([]);
});

it.each(['domain/src', 'functions/src', 'web/src/site', 'web/src/staff'])(
  'docs/architecture.md has the order of the folders of %s',
  async (root) => {
    const text = await readFile(path.join(ROOT, 'docs/architecture.md'), 'utf8');
    const [, line = ''] = new RegExp(`^- \`${root}\`:([^]+?)\\n(?! )`, 'm').exec(text) ?? [];
    const order = Array.from(line.matchAll(/`(\w+)`/g), ([, name = '']) => name);
    const folders = foldersOf(root);
    expect(order.toSorted()).toEqual([...folders.keys()].toSorted());
    const backwards = [...folders].flatMap(([from, imports]) =>
      [...new Set(imports)]
        .filter((to) => order.indexOf(to) > order.indexOf(from))
        .map((to) => `${from} imports ${to}`),
    );
    expect(backwards).toEqual([]);
  },
);
