import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program on this terminal to its end and passes signals on to it. A terminal's Ctrl-C reaches it twice, which
 * firebase-tools takes for one.
 * @returns its exit code, as a shell has it: 128 and the signal's number if one ended it
 */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)),
    );
  });
}
