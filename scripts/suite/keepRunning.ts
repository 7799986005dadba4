import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

/** Runs a Node program in the project's root and shows its output. Returns a function that stops it. */
export function keepRunning(command: string, env: NodeJS.ProcessEnv = {}): () => Promise<void> {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: Ctrl-C reaches only our script, which then stops it in order.
    detached: true,
  });
  return async () => {
    if (child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  };
}
