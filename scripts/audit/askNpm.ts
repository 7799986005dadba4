import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Has npm ask a registry about all packages of the lock file in a folder, and answers what it printed: JSON if all went well. */
export async function askNpm(folder: string, ...args: string[]): Promise<string> {
  const command = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', ...args];
  const child = spawn('npm', command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  return text(child.stdout);
}
