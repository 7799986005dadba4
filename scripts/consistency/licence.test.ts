import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../suite/root.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

// npm packs only files in the package's folder.
it('the engine, which can be published by itself, has the licence of the whole', () => {
  expect(read('packages/emulators-without-java/LICENSE')).toBe(read('LICENSE'));
});
