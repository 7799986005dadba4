import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const packages = ['brand', 'domain', 'functions', 'web', 'packages', 'scripts', 'tests', 'deploy'];
const isBuilt = /(?:^|\/)(?:node_modules|dist|lib|coverage)\//;

const resolver = new ResolverFactory({
  conditionNames: ['import', 'types'],
  extensions: ['.ts', '.tsx'],
});

/** The modules that a source names: as values or types, at once or later. */
function namesIn(file: string, source: string): string[] {
  const names: string[] = [];
  const note = (node: Node | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') names.push(node.value);
    if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
      names.push(node.quasis[0]?.value.raw ?? '');
  };
  const noteSource = ({ source }: { source: Node | null }) => note(source);
  new Visitor({
    ImportDeclaration: noteSource,
    ExportNamedDeclaration: noteSource,
    ExportAllDeclaration: noteSource,
    ImportExpression: noteSource,
    TSImportType: noteSource,
    TSExternalModuleReference: ({ expression }) => note(expression),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  }).visit(parseSync(file, source).program);
  return names;
}

/** Our sources that a source imports; workspace names count. */
export function importsOf(file: string, source: string): string[] {
  return namesIn(file, source).flatMap((name) => {
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
