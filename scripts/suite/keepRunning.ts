import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';

/** Runs a Node program in the project's root, with its output shown. Answers a function that ends it. */
export function keepRunning(command: string, env: NodeJS.ProcessEnv = {}): () => Promise<void> {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own group: a Ctrl-C in the terminal reaches our script alone, which then ends it in order.
    detached: true,
  });
  return async () => {
    if (child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  };
}
