import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

interface Manifest {
  readonly workspaces: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const isCode = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|lib)\//.test(file);

/** Without nested workspaces. */
const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter(isCode)
    .filter((file) => !inner(folder).some((other) => file.startsWith(`${other}/`)));
const inner = (folder: string) =>
  manifest('.').workspaces.filter((other) => other.startsWith(`${folder}/`));

const statement =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;

/** The packages that a file imports: '@mui/material/Button' belongs to '@mui/material'. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(statement)]
    .map(([, from, lazy]) => from ?? lazy ?? '')
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Npm hoists packages, so an unlisted one can be imported until the package that lists it drops it. */
describe.each([
  ...manifest('.').workspaces.map((folder) => ({ name: folder, folder, files: filesOf(folder) })),
  {
    name: 'the root',
    folder: '.',
    files: [...filesOf('scripts'), ...filesOf('deploy'), 'vitest.config.ts', 'knip.ts'],
  },
])('$name', ({ folder, files }) => {
  it('lists every package that it imports', () => {
    const { dependencies, devDependencies } = manifest(folder);
    const listed = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    const imported = files.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter(({ name }) => !listed.has(name))).toEqual([]);
  });
});

/** The row of a package in docs/dependencies.md: its version and the workspaces that list it. */
it('docs/dependencies.md has a row for each package that we list, and no other', () => {
  const listed = new Map<string, { version: string; folders: string[] }>();
  for (const folder of ['.', ...manifest('.').workspaces]) {
    const { dependencies, devDependencies } = manifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@selasar/')) continue;
      const known = listed.get(name)?.folders ?? [];
      listed.set(name, {
        version,
        folders: [...known, folder === '.' ? 'root' : folder].toSorted(),
      });
    }
  }
  const page = readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)];
  const listedOnPage = rows.map(([, name, version, folders = '']) => [
    name,
    { version, folders: folders.split(', ').toSorted() },
  ]);
  expect(Object.fromEntries(listedOnPage)).toEqual(Object.fromEntries(listed));
});
