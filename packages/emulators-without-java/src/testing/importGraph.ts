import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What each node leads to. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which file beneath a folder imports which, types included; paths are relative to the folder. */
export function importGraph(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(file))
    .toSorted();
  return new Map(
    files.map((file) => {
      const names = importsOf(readFileSync(join(folder, file), 'utf8'));
      const targets = names.map((name) => join(folder, dirname(file), name));
      for (const target of targets) {
        if (!existsSync(target)) throw new Error(`${file} imports ${target}, which is missing.`);
      }
      return [file, new Set(targets.map((target) => relative(folder, target)))];
    }),
  );
}

/** The files that a source names: by `import`, `import type`, `export … from` and `import()`. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g)].map(
    ([, name = '']) => name,
  );
}

/** The same graph over what its nodes belong to; nodes that belong to nothing are left out. */
export function grouped(graph: Graph, groupOf: (node: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [node, targets] of graph) {
    const from = groupOf(node);
    if (from === undefined) continue;
    const known = groups.get(from) ?? new Set();
    groups.set(from, known);
    for (const to of [...targets].map(groupOf)) if (to !== undefined && to !== from) known.add(to);
  }
  return groups;
}

/** A way round for each node that leads back to itself, e.g. `a → b → a`; pairs are circles, too. */
export function circles(graph: Graph): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start !== -1) found.add([...path.slice(start), node].join(' → '));
    if (start !== -1 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return [...found];
}
