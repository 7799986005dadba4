import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer, connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from '../../build.mjs';

export interface Engine {
  readonly host: string;
  readonly port: number;
  readonly websocketPort: number;
  /** What the engine has written to stderr so far. */
  stderr(): string;
  readonly pid: number;
  /** Ends the engine as the CLI does; resolves to the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Resolves to the exit code once the engine is gone. */
  readonly exited: Promise<number | null>;
}

const stub = fileURLToPath(new URL('../../bin/java', import.meta.url));

let built: Promise<unknown> | undefined;

/**
 * Builds the engine and starts it as a child process, the way firebase-tools does: through the `java` stand-in, on
 * free ports. `flags` are added to the command line, `env` to the environment. Fails when the engine ends before its port accepts.
 */
export async function startEngine(
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Engine> {
  await (built ??= build());
  const host = '127.0.0.1';
  const [port = 0, websocketPort = 0] = await freePorts(2);
  const child = spawn(
    stub,
    [
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-Duser.language=en',
      '-jar',
      '/nowhere/cloud-firestore-emulator-v1.22.0.jar',
      '--host',
      host,
      '--port',
      String(port),
      '--websocket_port',
      String(websocketPort),
      '--database-edition',
      'standard',
      '--project_id',
      'demo-engine',
      ...flags,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } },
  );
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await accepting(child, host, port, () => stderr);
  return {
    host,
    port,
    websocketPort,
    pid: child.pid!,
    stderr: () => stderr,
    exited,
    stop(signal = 'SIGINT') {
      if (child.exitCode === null) child.kill(signal);
      return exited;
    },
  };
}

async function accepting(child: ChildProcess, host: string, port: number, stderr: () => string) {
  while (child.exitCode === null) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The engine ended with ${child.exitCode} before it was ready:\n${stderr()}`);
}

/**
 * Where systems take no port from for the near end of a connection: one of those can be gone before it is used. And after
 * 10080, which `fetch` refuses.
 */
const FIRST_PORT = 10_100;
const LAST_PORT = 19_999;
/** Each process goes through them from a place of its own: no other takes one before it is used. */
let nextPort = randomInt(FIRST_PORT, LAST_PORT + 1);

/** Different ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = nextPort;
    nextPort = port < LAST_PORT ? port + 1 : FIRST_PORT;
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
