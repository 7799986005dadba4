import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor, type Node } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
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

/** Per source file of ours, tests included, the ones that it imports. */
export async function readImports(): Promise<Map<string, string[]>> {
  const imports = new Map<string, string[]>();
  for (const name of packages) {
    for (const entry of await readdir(path.join(ROOT, name), { recursive: true })) {
      const file = path.join(name, entry);
      if (!/(?<!\.d)\.tsx?$/.test(file) || isBuilt.test(file)) continue;
      imports.set(file, importsOf(file, await readFile(path.join(ROOT, file), 'utf8')));
    }
  }
  return imports;
}
