// `npm run dev`: the same suite, with Vite's dev server and functions rebuilt on every change.
import { spawn } from 'node:child_process';
import { seed } from './seed.ts';
import { buildEngine, buildFunctions } from './suite/build.ts';
import { localEngineEnv, officialEngineEnv } from './suite/engine.ts';
import { readOptions } from './suite/options.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID, ROOT } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';
import { untilStopped } from './suite/untilStopped.ts';
import { welcome } from './suite/welcome.ts';

/** Keeps a program running in the project's root; its output is shown. */
function keepRunning(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  return async () => {
    if (child.exitCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
  };
}

try {
  const { ports, official } = await readOptions(process.argv.slice(2));
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  await step('Building the functions and the engine', () =>
    Promise.all([buildFunctions(), buildEngine()]),
  );
  const suite = await step('Starting the Firebase suite', () =>
    startSuite({ name: 'dev', ports, engineEnv }),
  );
  Object.assign(process.env, suite.env);
  await step('Loading the demo data', () => seed({ projectId: PROJECT_ID }));
  const vitePort = ports.hosting + 10;
  const stopVite = keepRunning(
    [
      'node_modules/vite/bin/vite.js',
      'web',
      '--host',
      '127.0.0.1',
      '--port',
      String(vitePort),
      '--strictPort',
    ],
    { VITE_EMULATOR_BASE_PORT: String(ports.hosting) },
  );
  const stopFunctions = keepRunning(['functions/build.mjs', '--watch']);
  process.stdout.write(welcome(`http://127.0.0.1:${vitePort}`));
  await untilStopped(suite, async () => {
    await Promise.all([stopVite(), stopFunctions()]);
  });
} catch (error) {
  fail(error);
}
