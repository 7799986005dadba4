import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'deploy.lock');
});
afterAll(() => rm(folder, { recursive: true }));

it('a second deploy from the same folder does not start', async () => {
  const second = withLock(() => withLock(() => Promise.resolve('both'), file), file);
  await expect(second).rejects.toThrow('Another deploy is running from this folder');
});

it('a deploy can start after one that ended, failed or was killed', async () => {
  await expect(withLock(() => Promise.reject(new Error('no line')), file)).rejects.toThrow(
    'no line',
  );
  const ended = spawnSync(process.execPath, ['--version']).pid;
  await writeFile(file, String(ended));
  await expect(withLock(() => Promise.resolve('done'), file)).resolves.toBe('done');
});
