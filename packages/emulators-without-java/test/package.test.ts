// The package as it would be published: packed, put into a project of somebody else, and run there by its command.
import { spawn } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../build.mjs';
import { freePorts } from './testing/engine.ts';
import { ended, runToEnd } from './testing/programs.ts';

const NAME = 'emulators-without-java';
const MAX_PACKED_BYTES = 600_000;
/** firebase-tools starts in seconds, or in minutes where much else goes on. */
const A_SUITE = { timeout: 600_000 };

const home = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let project: string;
let bin: string;
let files: readonly string[];
let packedBytes: number;
let packedAs: string;
let ports: readonly number[];
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await build();
  folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
  project = path.join(folder, 'sample');
  bin = path.join(project, 'node_modules/.bin', NAME);
  await cp(path.join(home, 'sample'), project, { recursive: true });
  await install();
  await takeFreePorts();
  env = {
    HOME: folder,
    // The Storage emulator keeps its files there.
    TMPDIR: folder,
    // Neither news nor a machine of Google's is looked for.
    CI: '1',
    METADATA_SERVER_DETECTION: 'none',
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As `npm install` would, without a registry: the tarball is unpacked, the other packages are found one folder above. */
async function install(): Promise<void> {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await runToEnd('npm', pack, { cwd: home });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const tarball = path.join(folder, packed.filename);
  files = packed.files.map((file) => file.path);
  packedBytes = (await stat(tarball)).size;
  packedAs = packed.filename;
  await mkdir(path.join(project, 'node_modules/.bin'), { recursive: true });
  await runToEnd('tar', ['-xzf', tarball, '-C', folder]);
  await rename(path.join(folder, 'package'), path.join(project, 'node_modules', NAME));
  await symlink(`../${NAME}/dist/cli.mjs`, bin);
  await chmod(bin, 0o755);
  const tools = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  await symlink(path.dirname(path.dirname(tools)), path.join(folder, 'node_modules'));
}

async function takeFreePorts(): Promise<void> {
  const file = path.join(project, 'firebase.json');
  const text = await readFile(file, 'utf8');
  const free = await freePorts([...text.matchAll(/[pP]ort": \d+/g)].length);
  ports = free;
  let next = 0;
  await writeFile(
    file,
    text.replaceAll(/([pP]ort": )\d+/g, (_, name) => `${name}${free[next++]}`),
  );
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.once('connect', () => socket.destroy());
  });

/** The project's ports that somebody listens to, and the programs of the package that run. */
async function running(): Promise<(number | string)[]> {
  const open = await Promise.all(ports.map(isOpen));
  const { stdout } = await runToEnd('ps', ['-eo', 'args=']);
  const programs = stdout.split('\n').filter((line) => line.includes(project));
  return [...ports.filter((_, i) => open[i]), ...programs];
}

describe('the tarball', () => {
  it('has what is needed, and nothing else', () => {
    const chunk = /^dist\/chunks\/[\w-]+\.mjs$/;
    expect(files.some((file) => chunk.test(file))).toBe(true);
    expect(files.filter((file) => !chunk.test(file)).toSorted()).toEqual([
      'CHANGELOG.md',
      'DIFFERENCES.md',
      'LICENSE',
      'README.md',
      'bin/java',
      'dist/THIRD-PARTY.txt',
      'dist/cli.mjs',
      'dist/firestore.mjs',
      'dist/storage-rules.mjs',
      'package.json',
    ]);
    expect(packedBytes).toBeLessThan(MAX_PACKED_BYTES);
  });

  it('needs no other package, and says whose licences are in it', async () => {
    const read = (file: string) => readFile(path.join(project, 'node_modules', NAME, file), 'utf8');
    const manifest = JSON.parse(await read('package.json')) as Record<string, unknown>;
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('private');
    const licences = await read('dist/THIRD-PARTY.txt');
    for (const name of ['antlr4', 'protobufjs', '@grpc/grpc-js', 'ws']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d.*\\(.+\\)$`, 'm'));
    }
  });

  it('is what the README installs, and not what a registry has', async () => {
    const readme = await readFile(path.join(home, 'README.md'), 'utf8');
    const installed = /^npm install --save-dev firebase-tools (\S+)/m.exec(readme)?.[1];
    expect(installed).toBe(`../${packedAs}`);
  });

  it('has the version that the changelog tells of last', async () => {
    const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
      version: string;
    };
    const changelog = await readFile(path.join(home, 'CHANGELOG.md'), 'utf8');
    expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
  });
});

describe("in another's project", () => {
  it.for(['demo', 'test'])(
    '`npm run %s` passes and leaves nothing running',
    A_SUITE,
    async (script, { signal }) => {
      const place = { cwd: project, env, signal };
      const { code, stdout, stderr } = await runToEnd('npm', ['run', script], place);
      expect({ code, output: code === 0 ? '' : stdout + stderr }).toEqual({ code: 0, output: '' });
      await expect.poll(running).toEqual([]);
    },
  );

  it('answers the exit code of the command', A_SUITE, async ({ signal }) => {
    const args = ['exec', '--only', 'firestore', '--', 'sh', '-c', 'exit 7'];
    expect((await runToEnd(bin, args, { cwd: project, env, signal })).code).toBe(7);
  });

  it('ends with all that it started on Ctrl-C', A_SUITE, async ({ signal }) => {
    // A group of its own, all of which gets a terminal's Ctrl-C.
    const options = { cwd: project, env: { ...process.env, ...env }, detached: true, signal };
    const child = spawn(bin, ['--only', 'firestore,storage'], options);
    const end = ended(child);
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => {
        if (text.includes('All emulators ready')) resolve();
      }),
    );
    expect((await running()).join('\n')).toMatch(/firestore\.mjs[^]*storage-rules\.mjs/);
    process.kill(-child.pid!, 'SIGINT');
    expect(await end).toBe(0);
    await expect.poll(running).toEqual([]);
  });
});
