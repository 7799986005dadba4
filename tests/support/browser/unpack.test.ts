import { execFile, spawn } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
const modulePath = path.join(import.meta.dirname, 'unpack.ts');
/** 20 MB that do not compress: long enough to be interrupted. */
const program = Buffer.concat([Buffer.from('#!/bin/sh\necho started; exit\n'), randomBytes(20e6)]);

const compress = (data: Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

let place: string;
let archives: string;
let folder: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'unpack-'));
  archives = path.join(place, 'archives');
  await mkdir(path.join(archives, 'lib'), { recursive: true });
  await writeFile(path.join(archives, 'lib/library.so'), 'a library');
  await writeFile(path.join(archives, 'chromium.br'), compress(program));
  const { stdout } = await run('tar', ['-c', '-C', archives, 'lib'], { encoding: 'buffer' });
  await writeFile(path.join(archives, 'al2023.tar.br'), compress(stdout));
}, 60_000);
afterAll(() => rm(place, { recursive: true }));
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(place, 'cache-')), 'chromium-1');
});

/** Another process that unpacks. `limit` is of the shell: the largest file in blocks. */
const elsewhere = (limit = 'unlimited') => {
  const script = `import(${JSON.stringify(modulePath)}).then(({ unpack }) => unpack(${JSON.stringify(archives)}, ${JSON.stringify(folder)}))`;
  return ['-c', `ulimit -f ${limit}; exec "$0" --import tsx -e '${script}'`, process.execPath];
};
const unpackElsewhere = (limit?: string) => run('sh', elsewhere(limit));

it('several processes at once get one whole program', async () => {
  await Promise.all([unpackElsewhere(), unpackElsewhere(), unpackElsewhere()]);
  expect(await readFile(path.join(folder, 'chromium'))).toEqual(program);
  expect((await run(path.join(folder, 'chromium'))).stdout).toBe('started\n');
  expect(await readFile(path.join(folder, 'lib/library.so'), 'utf8')).toBe('a library');
  expect(await readdir(path.dirname(folder))).toEqual(['chromium-1']);
}, 60_000);

it('what a killed process left is removed by the next one', async () => {
  const killed = spawn('sh', elsewhere());
  const parent = path.dirname(folder);
  await expect.poll(() => readdir(parent), { interval: 1 }).not.toEqual([]);
  killed.kill('SIGKILL');
  await new Promise((resolve) => killed.once('exit', resolve));
  expect(await readdir(parent)).toEqual([`chromium-1.${killed.pid}.unfinished`]);
  await unpackElsewhere();
  expect(await readdir(parent)).toEqual(['chromium-1']);
}, 60_000);

it('a disk without room leaves nothing, and the message says so', async () => {
  const failed = unpackElsewhere('100');
  await expect(failed).rejects.toThrow(
    `Error: Chromium could not be unpacked to ${folder}: Error: EFBIG: file too large, write`,
  );
  expect(await readdir(path.dirname(folder))).toEqual([]);
}, 60_000);
