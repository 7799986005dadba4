import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { clockEnv } from './clock/clock.ts';
import { PROJECT_ID } from './root.ts';

const BACKEND = 'auth,functions,firestore,storage';

/** Starts `firebase emulators:start` in its own process group: Ctrl-C reaches only our script, which stops it in order. */
export function startCli(options: {
  configFile: string;
  workDir: string;
  hosting: boolean;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Removed if this process ends without removing them. */
  leftovers: readonly string[];
}): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const changes = [
    'endWithParent.cjs',
    'keepServing.cjs',
    'lazyAuth.cjs',
    'functions/index.cjs',
  ].flatMap((file) => ['--require', path.join(import.meta.dirname, file)]);
  const only = options.hosting ? `${BACKEND},hosting` : BACKEND;
  return spawn(
    process.execPath,
    [
      ...changes,
      cli,
      'emulators:start',
      '--project',
      PROJECT_ID,
      '--config',
      options.configFile,
      '--only',
      only,
      ...options.args,
    ],
    {
      cwd: options.workDir,
      detached: true,
      env: {
        ...process.env,
        ...options.env,
        NO_UPDATE_NOTIFIER: '1',
        // This is not a Google machine: skip the search for the metadata server.
        METADATA_SERVER_DETECTION: 'none',
        // Nothing uses TLS, and reading the system's certificates takes each process a tenth of a second.
        NODE_EXTRA_CA_CERTS: '',
        // Timeout in seconds for the start of a function's server; after the default ten or thirty, requests hang.
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
        // One process answers all requests: in the default queue of 50, slow ones would hold up the others.
        FUNCTIONS_EMULATOR_PARALLEL: '100000',
        // Skips the update check of firebase-tools.
        CI: '1',
        FORCE_COLOR: '0',
        NODE_OPTIONS: '',
        ...clockEnv(),
        SUITE_LEFTOVERS: JSON.stringify(options.leftovers),
      },
      // This end of the pipe stays open as long as this process lives: see endWithParent.cjs.
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
}

/** Kills a process group. */
export function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}
