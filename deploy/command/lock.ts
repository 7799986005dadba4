import { rmSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL } from '../../scripts/suite/root.ts';
import { cleaned } from '../../scripts/suite/run.ts';

/**
 * Runs the work under a lock file: two deploys from one folder would build into the same files. Throws an Error if another
 * deploy runs. Ignores the lock of a killed one.
 */
export async function withLock<T>(work: () => Promise<T>, file = path.join(LOCAL, 'deploy.lock')) {
  await mkdir(path.dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && !isRunning(holder)) await rm(file, { force: true });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    throw new Error('Another deploy is running from this folder. Please wait until it ends.', {
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
