import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts, startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';
import { runToEnd } from './testing/programs.ts';

const java = fileURLToPath(new URL('../bin/java', import.meta.url));
const cli = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url));
const program = fileURLToPath(new URL('../dist/firestore.mjs', import.meta.url));
const engines: Engine[] = [];
const start = async (...flags: string[]) => {
  const engine = await startEngine(flags);
  engines.push(engine);
  return engine;
};
afterEach(() => Promise.all(engines.splice(0).map((engine) => engine.stop())));

/** Runs the stand-in to its end. */
async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await runToEnd(java, args);
  return { code, output: stdout + stderr };
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  return response?.status === 200;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** How often a process has written to anything (Linux). */
function writesOf(pid: number | undefined): number {
  return Number(/syscw: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}

describe('the java stand-in', () => {
  it('claims a version that the CLI accepts', async () => {
    const { code, output } = await run('-Duser.language=en', '-Dfile.encoding=UTF-8', '-version');
    expect(code).toBe(0);
    expect(Number(/version "(\d+)/.exec(output)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('leaves other jars to the Java that comes after it on the PATH', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'java-'));
    await writeFile(path.join(folder, 'java'), '#!/bin/sh\necho "$0 $*"\n', { mode: 0o755 });
    const after = [path.dirname(java), folder, '/usr/bin', '/bin'].join(path.delimiter);
    const args = ['-Dx=y', '-jar', '/x/database.jar', '--port', '9000'];
    const { code, stdout } = await runToEnd(java, args, { env: { PATH: after } });
    await rm(folder, { recursive: true });
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${folder}/java ${args.join(' ')}\n` });
  });

  it('says that other jars need Java, where there is none', async () => {
    const env = { PATH: path.dirname(java) };
    const { code, stderr } = await runToEnd(java, ['-jar', '/x/database.jar'], { env });
    expect(code).toBe(1);
    expect(stderr).toContain("'/x/database.jar' needs Java itself");
  });

  it('runs the storage rules runtime', async () => {
    const child = spawn(java, [
      '-Djava.security.manager=disallow',
      '-jar',
      '/x/cloud-storage-rules-runtime-v1.1.3.jar',
      'serve',
    ]);
    const line = await new Promise<string>((resolve) =>
      child.stdout.once('data', (text: Buffer) => resolve(text.toString())),
    );
    expect(JSON.parse(line)).toMatchObject({ id: -1, status: 'ok' });
    child.kill('SIGINT');
    await new Promise((resolve) => child.once('exit', resolve));
  });
});

describe('the process', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends on %s with %i', async (signal, code) => {
    const engine = await start();
    // Open connections must not keep it.
    const idle = connect(engine.port, engine.host).on('error', () => {});
    await fetch(`http://${engine.host}:${engine.port}/`);
    expect(await engine.stop(signal)).toBe(code);
    idle.destroy();
  });

  it('ends on request with 0', async () => {
    const engine = await start();
    await fetch(`http://${engine.host}:${engine.port}/shutdown`, { method: 'POST' });
    expect(await engine.exited).toBe(0);
  });

  it('says so when its port is taken', async () => {
    const { port } = await start();
    const { code, output } = await run(
      '-jar',
      '/x/cloud-firestore-emulator.jar',
      '--port',
      `${port}`,
    );
    expect(code).toBe(1);
    expect(output).toContain('address already in use');
  });

  it('ends with 1 on a seed that is none', async () => {
    const seed = ['--seed_from_export', fileURLToPath(import.meta.url)];
    const { code, output } = await run(
      '-jar',
      '/x/cloud-firestore-emulator.jar',
      '--port',
      '0',
      ...seed,
    );
    expect(code).toBe(1);
    expect(output).toContain('not an export');
  });

  it('ends when whoever started it is gone', async () => {
    // A shell starts the engine, says its process id, and is killed without a chance to stop it.
    const [port = 0] = await freePorts(1);
    const command = `"${java}" -jar /x/cloud-firestore-emulator.jar --port ${port} & echo $!; wait`;
    const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
    const pid = await new Promise<number>((resolve) =>
      shell.stdout.once('data', (text: Buffer) => resolve(Number.parseInt(text.toString(), 10))),
    );
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(true);
    let stderr = '';
    shell.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    shell.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
    expect(stderr).toContain('Whoever started the engine has ended');
  });

  it('goes on in the background of a shell that ends, if it is not one of a suite', async () => {
    const [port = 0, ofSuite = 0] = await freePorts(2);
    const command = `"${java}" -jar /x/cloud-firestore-emulator.jar --port ${ofSuite} &
      "${process.execPath}" "${cli}" firestore --port ${port} & echo $!; wait`;
    const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = await new Promise<number>((resolve) =>
      shell.stdout.once('data', (text: Buffer) => resolve(Number.parseInt(text.toString(), 10))),
    );
    const both = async () => Promise.all([answers(port), answers(ofSuite)]);
    await expect.poll(both, { timeout: 20_000 }).toEqual([true, true]);
    shell.kill('SIGKILL');
    // By then it would have seen, too, that the shell is gone.
    await expect.poll(both, { timeout: 20_000 }).toEqual([true, false]);
    process.kill(pid, 'SIGINT');
    await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  });

  it('says how it is used, and starts nothing', async () => {
    for (const flag of ['--help', '-h']) {
      const { code, stdout } = await runToEnd(process.execPath, [program, flag, '--port', '0']);
      expect({ code, stdout }).toEqual({
        code: 0,
        stdout: expect.stringContaining('--rules FILE'),
      });
    }
  });

  it('rests when nobody reads what it reports', async () => {
    const [port = 0] = await freePorts(1);
    const child = spawn(java, ['-jar', '/x/cloud-firestore-emulator.jar', '--port', `${port}`]);
    child.stdout.destroy();
    child.stderr.destroy();
    await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(true);
    // An engine that reports that its report failed never stops writing.
    let written = -1;
    await expect
      .poll(
        () => {
          const before = written;
          written = writesOf(child.pid);
          return written - before;
        },
        { interval: 200, timeout: 20_000 },
      )
      .toBe(0);
    child.kill('SIGINT');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130);
  });

  it('is one process, so that signals reach it', async () => {
    const engine = await start();
    const command = () => execFileSync('ps', ['-o', 'args=', '-p', String(engine.pid)]).toString();
    // The shell of bin/java becomes it.
    await expect.poll(command).toContain('firestore.mjs');
  });
});
