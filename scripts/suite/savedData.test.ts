import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { savedData } from './savedData.ts';
import type { StartOptions } from './options.ts';
import { portsFrom } from './ports.ts';
import { suiteDir } from './root.ts';

const options: StartOptions = {
  ports: portsFrom(55_100),
  official: false,
  fresh: false,
  busy: false,
};
afterEach(() => rm(suiteDir(options.ports.hosting), { recursive: true, force: true }));

/** Where the data is saved at the end. */
const saved = async (more: Partial<StartOptions> = {}) => {
  const { found, args } = await savedData({ ...options, ...more });
  return { found, args, dir: args.at(-1) ?? '' };
};
/** The data that firebase-tools exports. */
const leave = async (dir: string) => {
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'firebase-export-metadata.json'), '{}');
};

it('keeps the data of a first run, and begins the next one with it', async () => {
  const first = await saved();
  expect(first).toMatchObject({ found: false, args: ['--export-on-exit', first.dir] });
  await leave(first.dir);
  expect(await saved()).toEqual({
    found: true,
    args: ['--import', first.dir, '--export-on-exit', first.dir],
    dir: first.dir,
  });
});

it('takes no folder for data that a run has not finished', async () => {
  const { dir } = await saved();
  await mkdir(dir, { recursive: true });
  expect((await saved()).found).toBe(false);
});

it('forgets the data when it is asked to', async () => {
  const { dir } = await saved();
  await leave(dir);
  expect(await saved({ fresh: true })).toMatchObject({ found: false, dir });
  expect(existsSync(dir)).toBe(false);
});

it('has data of its own for each engine and each seed', async () => {
  const all = await Promise.all([
    saved(),
    saved({ busy: true }),
    saved({ official: true }),
    saved({ official: true, busy: true }),
    saved({ ports: portsFrom(55_200) }),
  ]);
  expect(new Set(all.map(({ dir }) => dir)).size).toBe(all.length);
});
