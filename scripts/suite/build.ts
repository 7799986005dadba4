import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT, suiteDir } from './root.ts';

/** Runs a program in the project's root. Throws an Error with what it printed if it fails. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data));
    child.stderr.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}

/** Bundles the engine into emulator/dist. */
export const buildEngine = () => run(process.execPath, ['emulator/build.mjs']);

/** Bundles the functions, with `domain` inside, into functions/lib. */
export const buildFunctions = () => run(process.execPath, ['functions/build.mjs']);

/** Builds the site for a local suite; each suite has its own copy, so that one can build while another serves. */
export async function buildWeb(basePort: number): Promise<string> {
  const outDir = path.join(suiteDir(basePort), 'web');
  await run('npx', ['vite', 'build', 'web', '--mode', 'emulators', '--logLevel', 'warn'], {
    WEB_OUT_DIR: outDir,
  });
  return outDir;
}
