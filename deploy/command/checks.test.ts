import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/suite/root.ts';
import { checkRules, checkRuntime } from './checks.ts';

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

it('an unsupported Node version is not deployed', async () => {
  const day = new Date('2026-11-22');
  await expect(checkRuntime(day)).resolves.toBeUndefined();
  await expect(checkRuntime(day, 'nodejs20')).rejects.toThrow(
    'Google ended its support of Node.js 20 on 2026-04-30',
  );
  await expect(checkRuntime(day, 'nodejs99')).rejects.toThrow('does not know the runtime nodejs99');
});

it('workflows and functions use the same Node version', async () => {
  const { functions } = JSON.parse(await read('firebase.json')) as {
    functions: { runtime: string };
  };
  const version = functions.runtime.replace('nodejs', '');
  for (const file of ['.github/workflows/ci.yml', '.github/workflows/deploy.yml']) {
    const used = (await read(file)).matchAll(/node-version: (\d+)/g);
    expect(new Set(Array.from(used, ([, major]) => major))).toEqual(new Set([version]));
  }
});

it('the rules compile with the local engine', async () => {
  await expect(checkRules()).resolves.toBeUndefined();
});
