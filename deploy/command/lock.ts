import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL } from '../../scripts/suite/root.ts';
import { cleaned } from '../../scripts/suite/run.ts';

/**
 * Does some work while no other deploy runs from this folder: they would build into the same files. Throws an Error if
 * one does. Of one that was killed nothing is left to wait for.
 */
export async function alone<T>(work: () => Promise<T>, file = path.join(LOCAL, 'deploy.lock')) {
  await mkdir(path.dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && !isRunning(holder)) await rm(file, { force: true });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw new Error('Another deploy runs from this folder. Please wait until it has ended.', {
      cause: error,
    });
  }
  return cleaned(work, () => rmSync(file, { force: true }));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
