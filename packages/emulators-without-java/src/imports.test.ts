import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circles, grouped, importGraph, importsOf } from './testing/importGraph.ts';

const graph = importGraph(fileURLToPath(new URL('..', import.meta.url)));
const isForTests = (file: string): boolean => /\.test\.ts$|\/testing\/|^test\//.test(file);

/** `src/query/parse.ts` → `query`; the files that stand in `src` itself put the rooms together. */
function roomOf(file: string): string | undefined {
  return /^src\/([^/]+)\//.exec(file)?.[1];
}

describe('imports of the engine, types included', () => {
  it('go round in no circle of files', () => {
    expect(graph.size).toBeGreaterThan(200);
    expect(circles(graph)).toEqual([]);
  });

  it('go round in no circle of rooms, and no two rooms import each other', () => {
    const rooms = grouped(graph, roomOf);
    expect([...rooms.keys()]).toContain('transport');
    expect(rooms.get('transport')).toContain('service');
    expect(circles(rooms)).toEqual([]);
  });

  it('lead from no part of the program to the helpers of tests', () => {
    const program = [...graph].filter(([file]) => file.startsWith('src/') && !isForTests(file));
    expect(program.length).toBeGreaterThan(100);
    for (const [file, targets] of program) {
      expect({ file, helpers: [...targets].filter(isForTests) }).toEqual({ file, helpers: [] });
    }
  });
});

it('the README names every room, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const parts = readme.slice(readme.indexOf('### Its parts'));
  const named = [...parts.matchAll(/^- `(\w+)`: /gm)].map(([, room = '']) => room);
  const rooms = [...grouped(graph, roomOf).keys()].filter((room) => room !== 'testing');
  expect(named.toSorted()).toEqual(rooms.toSorted());
});

it('every file of the engine has a name in camelCase', () => {
  const named = /^(?:[a-z][A-Za-z0-9]*\/)*[a-z][A-Za-z0-9]*(?:\.test|\.config)?\.ts$/;
  expect([...graph.keys()].filter((file) => !named.test(file))).toEqual([]);
});

describe('what finds circles', () => {
  const graphOf = (edges: Record<string, string[]>) =>
    new Map(Object.entries(edges).map(([node, targets]) => [node, new Set(targets)]));

  it('reads every form of import', () => {
    // In other quotes, or this file itself would import them.
    const source = `import a from "./a.ts";
import type {
  B,
} from "../b.ts";
export { c } from "./c.ts";
export type * from "./d.ts";
const e = await import("./e.ts");
import "./f.ts";
import { readFile } from "node:fs";`.replaceAll('"', "'");
    const expected = ['./a.ts', '../b.ts', './c.ts', './d.ts', './e.ts', './f.ts'];
    expect(importsOf(source)).toEqual(expected);
  });

  it('finds pairs and longer circles, and none where two ways meet', () => {
    expect(circles(graphOf({ a: ['b'], b: ['a'] }))).toEqual(['a → b → a']);
    expect(circles(graphOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b → c → d → b']);
    expect(circles(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('sees two rooms whose files import each other without a circle of files', () => {
    const files = graphOf({
      'src/a/1.ts': ['src/b/1.ts'],
      'src/b/1.ts': [],
      'src/b/2.ts': ['src/a/2.ts'],
      'src/a/2.ts': [],
    });
    expect(circles(files)).toEqual([]);
    expect(circles(grouped(files, roomOf))).toEqual(['a → b → a']);
  });
});
