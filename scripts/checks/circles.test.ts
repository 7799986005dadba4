import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const packages = ['brand', 'domain', 'functions', 'web', 'emulator', 'scripts', 'tests', 'deploy'];
const isBuilt = /(?:^|\/)(?:node_modules|dist|lib|coverage)\//;

const resolver = new ResolverFactory({
  conditionNames: ['import', 'types'],
  extensions: ['.ts', '.tsx'],
});

/** Our sources that a source imports: types count, and so do workspace names, re-exports and imports that load later. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return names.flatMap((name) => {
    const found = resolver.sync(path.dirname(path.join(ROOT, file)), name).path;
    const own = found && path.relative(ROOT, found);
    return own && /\.tsx?$/.test(own) && !own.startsWith('..') && !isBuilt.test(own) ? [own] : [];
  });
}

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

it('follows types and workspace names', () => {
  const file = 'web/src/site/routes.ts';
  expect(importsOf(file, "import type { Tour } from '@selasar/domain';")).toEqual([
    'domain/src/index.ts',
  ]);
  expect(importsOf(file, "export * from '../paths.ts';")).toEqual(['web/src/paths.ts']);
});

const graph = new Map<string, string[]>();
beforeAll(async () => {
  for (const name of packages) {
    for (const entry of await readdir(path.join(ROOT, name), { recursive: true })) {
      const file = path.join(name, entry);
      if (!/(?<!\.d)\.tsx?$/.test(file) || isBuilt.test(file)) continue;
      graph.set(file, importsOf(file, await readFile(path.join(ROOT, file), 'utf8')));
    }
  }
}, 60_000);

it('no files import one another in a circle', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(circlesIn(graph)).toEqual([]);
});

it('the core of the domain imports no aggregate', () => {
  const isCore = (file: string) => /^domain\/src\/core\/.*(?<!\.test)\.ts$/.test(file);
  const isAllowed = (file: string) => /^(?:brand|domain\/src\/(?:core|i18n))\//.test(file);
  const refused = [...graph]
    .filter(([file]) => isCore(file))
    .flatMap(([file, imports]) =>
      imports.filter((each) => !isAllowed(each)).map((each) => `${file} imports ${each}`),
    );
  expect(refused).toEqual([]);
});
