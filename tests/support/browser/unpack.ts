import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks a program and its libraries into a folder, once: later calls, also in other processes, find it there.
 * The folder gets its name when it is complete, so half a program is never started.
 * @param archives a folder with `chromium.br` and `al2023.tar.br`
 * @throws Error that says what could not be written
 */
export async function unpack(archives: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await removeUnfinished(folder);
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`;
  try {
    await mkdir(unfinished, { recursive: true });
    const program = path.join(unfinished, 'chromium');
    await inflate(path.join(archives, 'chromium.br'), program, 0o755);
    const libraries = path.join(unfinished, 'libraries.tar');
    await inflate(path.join(archives, 'al2023.tar.br'), libraries);
    await extract(libraries, unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) {
      throw new Error(`Chromium could not be unpacked to ${folder}: ${String(error)}`, {
        cause: error,
      });
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const UNFINISHED = '.unfinished';

const inflate = (archive: string, file: string, mode?: number) =>
  pipeline(createReadStream(archive), createBrotliDecompress(), createWriteStream(file, { mode }));

const extract = (archive: string, folder: string) =>
  new Promise<void>((resolve, reject) => {
    execFile('tar', ['-x', '-f', archive, '-C', folder], (error) =>
      error ? reject(error) : resolve(),
    );
  }).then(() => rm(archive));

/** What a killed process left. */
async function removeUnfinished(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const names = await readdir(parent).catch((): string[] => []);
  for (const name of names) {
    const [, process] = /\.(\d+)\.unfinished$/.exec(name) ?? [];
    if (process && !isAlive(Number(process)))
      await rm(path.join(parent, name), { recursive: true });
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
