import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/** A program that a package of ours brings, without npx's second of thought. */
export const tool = (name: string) => path.join(ROOT, 'node_modules', '.bin', name);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program in the project's root to its end. When this process ends before, the program is told to. What it prints
 * is answered, or with `stdio: 'inherit'` shown as it comes.
 */
export function runToEnd(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
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

/** As runToEnd, but streams the program's output. Returns its exit code. */
export const runShown = async (
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<number> => (await runToEnd(command, args, env, 'inherit')).code;

/** Exits on SIGINT and SIGTERM, so that child processes are ended, too. */
export function endOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(130));
}
