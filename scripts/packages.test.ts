import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './suite/root.ts';

interface Manifest {
  readonly workspaces: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const isCode = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/(^|\/)(node_modules|dist|lib)\//.test(file);

/** Without those of a workspace within it. */
const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter(isCode)
    .filter((file) => !inner(folder).some((other) => file.startsWith(`${other}/`)));
const inner = (folder: string) =>
  manifest('.').workspaces.filter((other) => other.startsWith(`${folder}/`));

const statement =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;

/** The packages that a file imports: '@mui/material/Button' is of '@mui/material'. */
function packagesOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(statement)]
    .map(([, from, lazy]) => from ?? lazy ?? '')
    .filter((name) => !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Npm puts all packages into one folder, so that one which nobody lists can be imported until another drops it. */
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

/** The versions of each package that a workspace lists. */
const versions = new Map<string, Set<string>>();
for (const folder of ['.', ...manifest('.').workspaces]) {
  const { dependencies, devDependencies, optionalDependencies } = manifest(folder);
  const listed = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(listed)) {
    if (name.startsWith('@selasar/')) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
}

it('all workspaces list the same version of a package', () => {
  expect([...versions].filter(([, listed]) => listed.size > 1)).toEqual([]);
});

it('docs/dependencies.md says what each package is for, and names no other', () => {
  const page = readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');
  const named = [...page.matchAll(/^- ((?:`[^`]+`(?:, )?)+): ./gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.slice(1, -1)),
  );
  expect(named.toSorted()).toEqual([...versions.keys()].toSorted());
});
