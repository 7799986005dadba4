import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- it changes firebase-tools
import './lostFile.cjs';

interface Storage {
  getObject(request: { bucketId: string; decodedObjectId: string }): Promise<{ data: Buffer }>;
  path(bucket: string, object: string): string;
}

const require = createRequire(import.meta.url);
const { StorageLayer } = require('firebase-tools/lib/emulator/storage/files.js') as {
  StorageLayer: new (...parts: unknown[]) => Storage;
};

/** firebase-tools' storage with one file. */
function storageWith(duringCheck: (files: Map<string, unknown>) => void): Storage {
  const files = new Map<string, unknown>();
  const rules = {
    validate: async () => {
      duringCheck(files);
      return true;
    },
  };
  const disk = { readBytes: () => Buffer.from('a picture') };
  const storage = new StorageLayer('demo', files, new Map(), rules, {}, disk);
  const metadata = { size: 9, downloadTokens: [], asRulesResource: () => ({}) };
  files.set(storage.path('bucket', 'a.webp'), { metadata });
  return storage;
}
const file = { bucketId: 'bucket', decodedObjectId: 'a.webp' };

it('answers a file that is there', async () => {
  const { data } = await storageWith(() => undefined).getObject(file);
  expect(data.toString()).toBe('a picture');
});

it('does not know a file that goes while it is asked for', async () => {
  await expect(storageWith((files) => files.clear()).getObject(file)).rejects.toThrow(
    'File not found',
  );
});
