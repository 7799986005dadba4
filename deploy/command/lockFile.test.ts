import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockFileOf } from '../../functions/lockFile.ts';
import { ROOT } from '../../scripts/suite/root.ts';
import { runToEnd } from '../../scripts/suite/run.ts';

type Lock = Parameters<typeof lockFileOf>[0];
type Bundle = Parameters<typeof lockFileOf>[2];

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));

let folder: string;
let project: Lock;
let bundle: Bundle;
let lock: ReturnType<typeof lockFileOf>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  project = (await read('package-lock.json')) as Lock;
  const { name, dependencies } = (await read('functions/package.json')) as Bundle;
  bundle = { name, dependencies };
  lock = lockFileOf(project, 'functions', bundle);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether npm accepts the lock file as complete, offline. */
async function isWhole(content: object): Promise<boolean> {
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(bundle));
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(content));
  const flags = ['--dry-run', '--offline', '--ignore-scripts', '--prefix', folder];
  return (await runToEnd('npm', ['ci', ...flags])).code === 0;
}

it('contains all packages of the functions in the tested versions', async () => {
  expect(await isWhole(lock)).toBe(true);
  const { '': _, ...packages } = lock.packages;
  for (const [place, { version, integrity }] of Object.entries(packages)) {
    const tested = project.packages[`functions/${place}`] ?? project.packages[place];
    expect({ place, version, integrity }).toEqual({
      place,
      version: tested?.version,
      integrity: tested?.['integrity'],
    });
    expect(integrity).toBeDefined();
  }
});

it('is refused by npm if a package is missing', async () => {
  const { 'node_modules/firebase-admin': _, ...packages } = lock.packages;
  expect(await isWhole({ ...lock, packages })).toBe(false);
});

it('prefers packages of the workspace to those of the root', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', integrity: 'a1' },
    'functions/node_modules/a': { version: '2.0.0', integrity: 'a2', dependencies: { b: '1' } },
    'functions/node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'b1' },
    'node_modules/c': { version: '1.0.0', integrity: 'c1', dependencies: { a: '1' } },
  };
  const lockFile = lockFileOf({ packages }, 'functions', { name: 'x', dependencies: { a: '2' } });
  expect(Object.entries(lockFile.packages).slice(1)).toMatchObject([
    ['node_modules/a', { version: '2.0.0' }],
    ['node_modules/a/node_modules/b', { version: '1.0.0' }],
  ]);
  const both = { name: 'x', dependencies: { a: '2', c: '1' } };
  expect(() => lockFileOf({ packages }, 'functions', both)).toThrow('Two versions of a');
});
