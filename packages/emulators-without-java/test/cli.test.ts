import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../build.mjs';
import { freePorts } from './testing/engine.ts';
import { ended, runToEnd } from './testing/programs.ts';

const cli = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));
let folder: string;
beforeAll(async () => {
  await build();
  folder = await mkdtemp(path.join(tmpdir(), 'cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) =>
  runToEnd(process.execPath, [cli, ...args], { cwd: folder, env: { HOME: folder } });

describe('the command', () => {
  it('says what it can do, and which version it is', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, stderr: '' });
    expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('prints variables for a shell', async () => {
    const { stdout } = await run('env');
    const script = `${stdout}java -version; ls "$FIRESTORE_EMULATOR_BINARY_PATH"`;
    expect(await runToEnd('sh', ['-c', script])).toMatchObject({
      code: 0,
      stdout: `${path.join(folder, '.cache/emulators-without-java/cloud-firestore-emulator.jar')}\n`,
      stderr: expect.stringContaining('Local engine') as string,
    });
  });

  it.each([
    [['strat'], 2, 'no command strat'],
    [['start'], 1, 'no firebase.json'],
    [['exec', '--', 'true'], 1, 'no firebase.json'],
    [['firestore', '--prot', '8080'], 2, "Unknown option '--prot'"],
    [['firestore', '--port', '80800'], 2, '80800 is no port'],
    [['firestore', '--rules', 'none.rules'], 1, 'no file none.rules'],
  ])('%j ends with %i and says why', async (args, code, why) => {
    const { stderr, ...rest } = await run(...args);
    expect(rest).toEqual({ code, stdout: '' });
    expect(stderr).toContain(why);
    // For people: no stack.
    expect(stderr).not.toContain('    at ');
  });
});

describe('Firestore alone', () => {
  it('is judged by its rules, and ends on Ctrl-C', async () => {
    await writeFile(
      path.join(folder, 'open.rules'),
      `rules_version = '2';
       service cloud.firestore {
         match /databases/{d}/documents { match /open/{x} { allow read, write; } }
       }`,
    );
    const [port = 0] = await freePorts(1);
    const args = [cli, 'firestore', '--port', `${port}`, '--rules', 'open.rules'];
    const engine = spawn(process.execPath, args, { cwd: folder });
    const documents = `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents`;
    const write = async (name: string) => {
      const request = { method: 'PATCH', body: '{}' };
      return (await fetch(`${documents}/${name}`, request).catch(() => undefined))?.status;
    };
    await expect.poll(() => write('open/a'), { timeout: 20_000 }).toBe(200);
    expect(await write('closed/a')).toBe(403);
    engine.kill('SIGINT');
    expect(await ended(engine)).toBe(130);
  });

  it('does not start with rules that do not compile', async () => {
    await writeFile(path.join(folder, 'bad.rules'), 'service cloud.firestore { match }');
    const { code, stderr } = await run('firestore', '--port', '0', '--rules', 'bad.rules');
    expect(code).toBe(1);
    expect(stderr).toMatch(/bad\.rules:1:\d+ /);
  });

  it('says what to do when its port is taken', async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    );
    const { code, stderr } = await run('firestore', '--port', `${port}`);
    server.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`127.0.0.1:${port}: address already in use`);
    expect(stderr).toContain('--port');
  });
});
