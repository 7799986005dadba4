import path from 'node:path';
import { expect, it } from 'vitest';
import { localEngineEnv } from './engine.ts';
import { LOCAL, ROOT } from './root.ts';

it("has the engine's java first, and its files where suites leave theirs", async () => {
  const env = await localEngineEnv();
  expect(env['PATH']?.split(path.delimiter)[0]).toBe(path.join(ROOT, 'emulator/bin'));
  expect(env['FIRESTORE_EMULATOR_BINARY_PATH']).toContain(LOCAL);
  expect(env['STORAGE_EMULATOR_BINARY_PATH']).toContain(LOCAL);
});
