import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { writeConfig } from './config.ts';
import { PROJECT_ID, suiteDir } from './root.ts';
import type { Ports } from './ports.ts';

export interface SuiteOptions {
  readonly ports: Ports;
  /** The built site, for Hosting; left out in development, where Vite serves it. */
  readonly webDir?: string | undefined;
  /** Makes firebase-tools find an engine: see engine.ts. */
  readonly engineEnv: NodeJS.ProcessEnv;
  readonly args?: readonly string[];
  readonly onLine?: (line: string) => void;
}

export interface Suite {
  /** For admin SDKs and tests: where the emulators are. */
  readonly env: Readonly<Record<string, string>>;
  /** Settles when the suite has ended: undefined after `stop()`, else why it ended by itself. */
  readonly ended: Promise<string | undefined>;
  readonly logFile: string;
  stop(): Promise<void>;
}

const BACKEND = 'auth,functions,firestore,storage';
const READY = 'All emulators ready';
/** Long enough to write the data that is kept. */
const STOP_TIMEOUT_MS = 30_000;

/** Starts the Firebase emulators and waits until they accept work. Throws an Error with the last lines if they don't. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports } = options;
  const workDir = suiteDir(ports.hosting);
  await mkdir(workDir, { recursive: true });
  const config = await writeConfig(ports, options.webDir);
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const logFile = path.join(workDir, 'suite.log');
  const log = createWriteStream(logFile);
  const child = spawn(
    process.execPath,
    [
      cli,
      'emulators:start',
      '--project',
      PROJECT_ID,
      '--config',
      config.file,
      '--only',
      options.webDir ? `${BACKEND},hosting` : BACKEND,
      ...(options.args ?? []),
    ],
    {
      cwd: workDir,
      // Its own group: a Ctrl-C in the terminal reaches this script alone, which then ends the group in order.
      detached: true,
      env: {
        ...process.env,
        ...options.engineEnv,
        NO_UPDATE_NOTIFIER: '1',
        // Nothing here runs on Google's machines: don't look for their metadata server.
        METADATA_SERVER_DETECTION: 'none',
        // Spares the look-up of news about firebase-tools.
        CI: '1',
        FORCE_COLOR: '0',
        NODE_OPTIONS: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

  const lastLines: string[] = [];
  let stopping = false;
  let engineLost = false;
  let markReady = () => {};
  const ready = new Promise<undefined>((resolve) => {
    markReady = () => resolve(undefined);
  });
  const onData = (data: Buffer) => {
    log.write(data);
    for (const line of data.toString().split('\n')) {
      if (line.trim() === '') continue;
      lastLines.push(line);
      if (lastLines.length > 15) lastLines.shift();
      options.onLine?.(line);
      if (line.includes(READY)) markReady();
    }
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);

  const ended = new Promise<string | undefined>((resolve) => {
    child.once('exit', () => {
      log.end();
      killGroup(child, 'SIGKILL');
      void config.remove().then(() => {
        if (stopping && !engineLost) return resolve(undefined);
        resolve(
          engineLost
            ? 'The Firestore engine ended unexpectedly, so the suite was stopped.'
            : `The Firebase suite ended unexpectedly. Its last lines:\n${lastLines.join('\n')}`,
        );
      });
    });
  });

  const stop = async () => {
    stopping = true;
    child.kill('SIGINT');
    const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };

  const failed = await Promise.race([ready, ended]);
  if (failed) throw new Error(`${failed}\nWhole log: ${logFile}`);
  // firebase-tools only logs the loss of an engine that was killed and then hangs on; so watch it ourselves.
  watchEngine(ports.firestore, () => {
    if (stopping) return;
    engineLost = true;
    void stop();
  });
  const host = (service: keyof Ports) => `127.0.0.1:${ports[service]}`;
  return {
    env: {
      GCLOUD_PROJECT: PROJECT_ID,
      FIRESTORE_EMULATOR_HOST: host('firestore'),
      FIREBASE_AUTH_EMULATOR_HOST: host('auth'),
      FIREBASE_STORAGE_EMULATOR_HOST: host('storage'),
      FUNCTIONS_EMULATOR_HOST: host('functions'),
      FIREBASE_EMULATOR_HUB: host('hub'),
      METADATA_SERVER_DETECTION: 'none',
      SITE_URL: `http://${host('hosting')}`,
    },
    ended,
    logFile,
    stop,
  };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // Nobody of the group is left.
  }
}

/** Calls back once when nobody accepts connections on the port any more. */
function watchEngine(port: number, onLost: () => void) {
  const socket = net.connect(port, '127.0.0.1');
  let accepted = false;
  socket.on('connect', () => (accepted = true));
  socket.on('error', () => {});
  socket.on('close', () => {
    if (accepted) watchEngine(port, onLost);
    else onLost();
  });
  socket.unref();
}
