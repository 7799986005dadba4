import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, or until the signal comes. `env` is added to this process's. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  { cwd, env, signal }: { cwd?: string; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<Ended> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, signal });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await ended(child);
  return { code, stdout, stderr };
}

/** Resolves to the exit code, once nothing more can come of it. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
