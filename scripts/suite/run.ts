import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/** The path of a package's program; faster than npx. */
export const tool = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);

interface Ended {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  /** Shown: the program uses the terminal and can ask questions. */
  readonly isShown?: boolean;
  readonly cwd?: string;
}

/**
 * Runs a program in the project's root to its end, and stops it if this process ends first. Returns its output, unless it
 * was shown.
 */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { isShown = false, cwd = ROOT }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill();
    process.once('exit', kill);
    let output = '';
    child.stdout?.on('data', (data: Buffer) => (output += data));
    child.stderr?.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', kill);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** As above. Throws an Error with the program's output if it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<string> {
  const { code, output } = await runToEnd(command, args, env);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** As runToEnd, but the program uses the terminal. Returns its exit code. */
export const runShown = async (
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<number> => (await runToEnd(command, args, env, { isShown: true })).code;

/** Does some work and then cleans up, even if this process ends first. */
export async function cleaned<T>(work: () => Promise<T>, cleanUp: () => void): Promise<T> {
  process.once('exit', cleanUp);
  try {
    return await work();
  } finally {
    process.off('exit', cleanUp);
    cleanUp();
  }
}

/** Exits on SIGINT and SIGTERM, so that child processes are stopped. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
}
