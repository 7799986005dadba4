import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

/** Where a backup lies. */
export interface Place {
  readonly name: string;
  write(file: string): Promise<Writable>;
  read(file: string): Readable;
  has(file: string): Promise<boolean>;
}

/** A folder of this machine, or of a bucket if it begins with `gs://`. */
export function placeAt(name: string, app: App): Place {
  const [, bucket, folder = ''] = /^gs:\/\/([^/]+)\/?(.*?)\/?$/.exec(name) ?? [];
  return bucket ? inBucket(name, app, bucket, folder) : inFolder(name);
}

/** Nobody else on the machine reads it: it holds all that is known of the guests. */
const inFolder = (folder: string): Place => ({
  name: folder,
  async write(file) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    return createWriteStream(target, { mode: 0o600 });
  },
  read: (file) => createReadStream(path.join(folder, file)),
  has: (file) => Promise.resolve(existsSync(path.join(folder, file))),
});

function inBucket(name: string, app: App, bucket: string, folder: string): Place {
  const at = (file: string) =>
    getStorage(app).bucket(bucket).file([folder, file].filter(Boolean).join('/'));
  return {
    name,
    write: (file) => Promise.resolve(at(file).createWriteStream({ resumable: false })),
    read: (file) => at(file).createReadStream(),
    has: async (file) => (await at(file).exists())[0],
  };
}
