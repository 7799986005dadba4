import { spawnSync } from 'node:child_process';
import { appendFile, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkRules, localEngineEnv } from './engine.ts';
import { LOCAL, ROOT } from './root.ts';

it("has the engine's java first, and its files where suites leave theirs", async () => {
  const env = await localEngineEnv();
  expect(env['PATH']?.split(path.delimiter)[0]).toBe(
    path.join(ROOT, 'packages/emulators-without-java/bin'),
  );
  expect(env['FIRESTORE_EMULATOR_BINARY_PATH']).toContain(LOCAL);
  expect(env['STORAGE_EMULATOR_BINARY_PATH']).toContain(LOCAL);
});

it('names the place where rules do not compile, before anything starts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rules-'));
  for (const name of ['firestore.rules', 'storage.rules'])
    await copyFile(path.join(ROOT, name), path.join(folder, name));
  await expect(checkRules(folder)).resolves.toBeUndefined();
  await appendFile(path.join(folder, 'storage.rules'), 'allow');
  await expect(checkRules(folder)).rejects.toThrow(/storage\.rules:\d+:\d+ /);
  await rm(folder, { recursive: true });
});

// Not the usual ports: a suite may run there.
const ELSEWHERE = ['--port', '28900'];
it.each([['start', ...ELSEWHERE], ['dev', ...ELSEWHERE], ['test'], ['test-all']])(
  '%s --official says that Java is too old before it builds or checks anything',
  async (command, ...more) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'java-'));
    const java = '#!/bin/sh\necho \'openjdk version "17.0.12"\' >&2\n';
    await writeFile(path.join(folder, 'java'), java, { mode: 0o755 });
    const PATH = [folder, process.env['PATH']].join(path.delimiter);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', command, '--official', ...more],
      { cwd: ROOT, env: { ...process.env, PATH }, encoding: 'utf8' },
    );
    await rm(folder, { recursive: true });
    expect(stderr).toContain('need Java 21 or newer, found Java 17. Install a JDK 21');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
);
