// `npm start`: builds everything, starts the Firebase suite, loads the demo data, serves the site.
import { seed } from './seed.ts';
import { buildEngine, buildFunctions, buildWeb } from './suite/build.ts';
import { localEngineEnv, officialEngineEnv } from './suite/engine.ts';
import { keptData } from './suite/keptData.ts';
import { readOptions } from './suite/options.ts';
import { fail, step } from './suite/progress.ts';
import { PROJECT_ID } from './suite/root.ts';
import { startSuite } from './suite/suite.ts';
import { untilStopped } from './suite/untilStopped.ts';
import { welcome } from './suite/welcome.ts';

try {
  const { ports, official, fresh } = await readOptions(process.argv.slice(2));
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  const [webDir] = await step('Building the site, the functions and the engine', () =>
    Promise.all([buildWeb('start'), buildFunctions(), buildEngine()]),
  );
  const kept = await keptData({ official, fresh });
  const suite = await step('Starting the Firebase suite', () =>
    startSuite({ name: 'start', ports, webDir, engineEnv, args: kept.args }),
  );
  Object.assign(process.env, suite.env);
  if (kept.found) process.stdout.write('  ✓ Data of the last run is back (begin again: --fresh)\n');
  else await step('Loading the demo data', () => seed({ projectId: PROJECT_ID }));
  process.stdout.write(welcome(`http://127.0.0.1:${ports.hosting}`));
  await untilStopped(suite);
} catch (error) {
  fail(error);
}
