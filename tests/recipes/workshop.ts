import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../scripts/suite/root.ts';
import { changed, type Step } from './recipe.ts';

const folders = ['brand', 'domain', 'functions', 'scripts', 'deploy', 'web', 'tests', 'docs'];
const files = [
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'packages/emulators-without-java/vitest.config.ts',
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
];

/** One TypeScript program of everything that a field or status reaches, so types are checked once. */
const program = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    // What stands on a JSON file is not checked again when that changes.
    incremental: false,
  },
  include: ['domain/src', 'functions/src', 'web/src', 'scripts/seed'],
  // Tests may tell what a booking is in words of their own; the worker has no window.
  exclude: ['**/*.test.ts', '**/*.test.tsx', 'web/src/worker'],
};

/** A copy of the sources that shares the installed packages. */
export interface Workshop {
  /** Throws if the file does not match the step. */
  take: (...steps: readonly Step[]) => Promise<void>;
  /** The files with compiler errors. */
  compile: () => Promise<string[]>;
  /** Runs tests; `passed` is true if all passed. */
  test: (...args: readonly string[]) => Promise<{ passed: boolean; output: string }>;
  close: () => Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...folders, ...files], {
    cwd: ROOT,
  });
  for (const file of tracked.toString().split('\0').filter(Boolean)) {
    await copy(file, folder);
  }
  await shareInstalled(folder);
  await writeFile(path.join(folder, 'tsconfig.all.json'), JSON.stringify(program));
  const run = (name: string, args: readonly string[]) =>
    new Promise<{ passed: boolean; output: string }>((resolve) => {
      const tool = path.join(ROOT, 'node_modules', '.bin', name);
      const env = { ...process.env, NO_COLOR: '1' };
      execFile(tool, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
        resolve({ passed: error === null, output: stdout + stderr }),
      );
    });
  return {
    async take(...steps) {
      for (const step of steps) {
        const file = path.join(folder, step.file);
        const content = step.isNew ? '' : await readFile(file, 'utf8');
        await writeFile(file, changed(content, step), { flag: step.isNew ? 'wx' : 'w' });
      }
    },
    async compile() {
      const { passed, output } = await run('tsc', ['-p', 'tsconfig.all.json', '--pretty', 'false']);
      const named = Array.from(
        output.matchAll(/^(\S+)\(\d+,\d+\): error/gm),
        ([, file = '']) => file,
      );
      if (!passed && named.length === 0) throw new Error(output);
      return [...new Set(named)].toSorted();
    },
    test: (...args) => run('vitest', ['run', ...args]),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A tracked file may be deleted without a commit. */
export async function copy(file: string, folder: string): Promise<void> {
  const to = path.join(folder, file);
  await mkdir(path.dirname(to), { recursive: true });
  await cp(path.join(ROOT, file), to).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}

/** Links every installed package; our own packages link to their copies. */
export async function shareInstalled(folder: string): Promise<void> {
  const installed = path.join(ROOT, 'node_modules');
  const own = path.join(folder, 'node_modules', '@selasar');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(installed)) {
    if (name === '@selasar' || name === '.vite' || name === '.vite-temp') continue;
    await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  for (const name of ['brand', 'domain']) {
    await symlink(path.join(folder, name), path.join(own, name));
  }
  for (const workspace of ['web', 'functions']) {
    const nested = path.join(ROOT, workspace, 'node_modules');
    await symlink(nested, path.join(folder, workspace, 'node_modules'));
  }
}
