import { Firestore } from '@google-cloud/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';

/** How large documents may be, on both sides of each limit. */
let engine: Engine;
let admin: Firestore;
let rest: lite.Firestore;
beforeAll(async () => {
  engine = await startEngine();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${engine.host}:${engine.port}`;
  admin = new Firestore({ projectId: 'demo-sizes' });
  rest = lite.getFirestore(initializeApp({ projectId: 'demo-sizes' }));
  lite.connectFirestoreEmulator(rest, engine.host, engine.port);
});
afterAll(async () => {
  await admin.terminate();
  await deleteApp(rest.app);
  await engine.stop();
});

const MAX_VALUE = 1_048_487;
const MAX_DOCUMENT = 1_048_576;
/** What `sizes/a` has besides its texts: its name, 32 bytes, and two fields' names. Each text counts one byte more. */
const OVERHEAD = 16 + 'sizes '.length + 'a '.length + 32 + 'a '.length + 'b '.length;

/** Two texts that make a document of so many bytes. */
const textsOf = (size: number) => {
  const a = 500_000;
  const b = size - OVERHEAD - (a + 1) - 1;
  return { a: 'x'.repeat(a), b: 'x'.repeat(b) };
};

const writers: [string, (data: object) => Promise<unknown>][] = [
  ['gRPC', (data) => admin.doc('sizes/a').set(data)],
  ['REST', (data) => lite.setDoc(lite.doc(rest, 'sizes/a'), data)],
];

describe.each(writers)('over %s', (_, write) => {
  it('a document has at most 1 MiB', async () => {
    await write(textsOf(MAX_DOCUMENT));
    await expect(write(textsOf(MAX_DOCUMENT + 1))).rejects.toThrow(
      'maximum entity size is 1048576 bytes',
    );
    const { a, b } = (await admin.doc('sizes/a').get()).data() ?? {};
    expect({ a, b }).toEqual(textsOf(MAX_DOCUMENT));
  });

  it('a text has at most 1,048,487 bytes', async () => {
    // Two bytes each in UTF-8.
    await write({ a: 'é'.repeat((MAX_VALUE - 1) / 2) });
    await expect(write({ a: 'x'.repeat(MAX_VALUE + 1) })).rejects.toThrow(
      'longer than 1048487 bytes',
    );
  });
});
