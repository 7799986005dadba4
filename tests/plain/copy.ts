import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clockEnv } from '../../scripts/suite/clock/clock.ts';
import { findFreeBase, portsFrom } from '../../scripts/suite/ports.ts';
import { ROOT } from '../../scripts/suite/root.ts';

const FIRST_PORT = 27_000;
const folders = ['functions/lib', 'web/dist'];
const files = [
  'firebase.json',
  '.firebaserc',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
];

export interface Copy {
  readonly base: number;
  /** Runs `npx firebase …` in the copy's root, with nothing of a suite of ours around it. */
  firebase(
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ): Promise<{ code: number; output: string }>;
  close(): Promise<void>;
}

/** A copy of the built files that firebase-tools needs, in its own folder and with its own ports. */
export async function openCopy(): Promise<Copy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'plain-'));
  const root = path.join(folder, 'project');
  for (const place of [...folders, ...files]) {
    await mkdir(path.dirname(path.join(root, place)), { recursive: true });
    await cp(path.join(ROOT, place), path.join(root, place), { recursive: true });
  }
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const base = await findFreeBase(FIRST_PORT);
  await movePorts(path.join(root, 'firebase.json'), base);
  return {
    base,
    firebase: (args, env) =>
      new Promise((resolve) => {
        const { PATH, HOME } = process.env;
        // Environment of a user's shell, without variables for programs of a suite.
        const shell = {
          PATH,
          HOME,
          TMPDIR: folder,
          NO_COLOR: '1',
          CI: '1',
          // Seconds that a busy machine may take to load the functions; the default of ten would not be enough.
          FUNCTIONS_DISCOVERY_TIMEOUT: '120',
          ...clockEnv(),
          ...env,
        };
        execFile(
          'npx',
          ['firebase', ...args],
          { cwd: root, env: shell, maxBuffer: 2 ** 26 },
          (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
        );
      }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Changes only the ports, so it can run beside other suites. */
async function movePorts(file: string, base: number): Promise<void> {
  const config = JSON.parse(await readFile(file, 'utf8')) as {
    emulators: Record<string, { port?: number; websocketPort?: number }>;
  };
  const { firestoreWebsocket, vite: _, mailbox: __, ...ports } = portsFrom(base);
  for (const [name, port] of Object.entries(ports)) {
    const emulator = config.emulators[name];
    if (emulator?.port) emulator.port = port;
  }
  Object.assign(config.emulators['firestore'] ?? {}, { websocketPort: firestoreWebsocket });
  await writeFile(file, JSON.stringify(config));
}

/** A folder that has Node and a shell, and no Java. */
export async function withoutJava(): Promise<{ path: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'no-java-'));
  for (const program of ['node', 'npx', 'npm', 'sh', 'env']) {
    const place = execFileSync('which', [program], { encoding: 'utf8' }).trim();
    await symlink(place, path.join(folder, program));
  }
  return { path: folder, close: () => rm(folder, { recursive: true, force: true }) };
}
