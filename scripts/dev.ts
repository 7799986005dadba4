// `npm run dev`: the same suite, with Vite's dev server and functions rebuilt on every change.
import { buildEngine, buildFunctions } from './suite/build.ts';
import { requireJava } from './suite/engine.ts';
import { keepRunning } from './suite/keepRunning.ts';
import { launch } from './suite/launch.ts';
import { openMailbox } from './suite/mailbox.ts';
import { readOptions } from './suite/options.ts';
import { accepts } from './suite/ports.ts';
import { fail, step } from './suite/progress.ts';
import { playSchedules } from './suite/schedules.ts';
import { untilStopped } from './suite/untilStopped.ts';
import { welcome } from './suite/welcome.ts';

try {
  const options = await readOptions(process.argv.slice(2));
  if (options.official) requireJava();
  await step('Building the functions and the engine', () =>
    Promise.all([buildFunctions(), buildEngine()]),
  );
  const suite = await launch(options);
  playSchedules(`127.0.0.1:${options.ports.functions}`);
  const mailbox = await openMailbox(options.ports, { plays: true });
  const base = options.ports.hosting;
  const vitePort = options.ports.vite;
  const stopVite = keepRunning(
    `node_modules/vite/bin/vite.js web --host 127.0.0.1 --port ${vitePort} --strictPort`,
    { VITE_EMULATOR_BASE_PORT: String(base) },
  );
  const stopFunctions = keepRunning('functions/build.mjs --watch');
  await accepts(vitePort);
  process.stdout.write(welcome(`http://127.0.0.1:${vitePort}`, mailbox.url));
  await untilStopped(suite, async () => {
    await Promise.all([stopVite(), stopFunctions()]);
  });
} catch (error) {
  fail(error);
}
