// The package without the repository that it lies in: a copy of its folder, elsewhere, with the packages of npm.
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { runToEnd } from './testing/programs.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const isSource = (file: string) => !/[\\/](node_modules|dist)$/.test(file);
/** Some of each project, with set-up, build, bundle and packages of others; those that cross the folder, the linter finds. */
const SOME = ['src/imports.test.ts', 'src/rules/index.test.ts', 'test/admin.test.ts'];

it('builds and passes its tests in a copy of its folder', { timeout: 300_000 }, async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'engine-alone-'));
  try {
    await cp(home, copy, { recursive: true, filter: isSource });
    const vitest = createRequire(import.meta.url).resolve('vitest/package.json');
    await symlink(path.dirname(path.dirname(vitest)), path.join(copy, 'node_modules'));
    const { code, stdout, stderr } = await runToEnd('npx', ['vitest', 'run', ...SOME], {
      cwd: copy,
      // The outer run's settings are not the copy's.
      env: { VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
    });
    expect({ code, output: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, output: '' });
    expect(stripVTControlCharacters(stdout)).toMatch(/Test Files\D+3 passed/);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
