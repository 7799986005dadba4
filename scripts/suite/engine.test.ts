import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { localEngineEnv } from './engine.ts';
import { ROOT } from './root.ts';

it("puts the engine's java first, and an empty file where each JAR would be", async () => {
  const env = await localEngineEnv();
  const [first = '', ...others] = (env['PATH'] ?? '').split(path.delimiter);
  expect(first).toBe(path.join(ROOT, 'emulator/bin'));
  expect(others.join(path.delimiter)).toBe(process.env['PATH']);
  expect(await readdir(first)).toContain('java');
  const jars = env['FIREBASE_EMULATORS_PATH'] ?? '';
  const files = await readdir(jars);
  for (const name of ['cloud-firestore-emulator', 'cloud-storage-rules-runtime']) {
    const jar = files.find((file) => file.startsWith(name) && file.endsWith('.jar'));
    expect(jar).toBeDefined();
    expect(statSync(path.join(jars, jar ?? '')).size).toBe(0);
  }
});
