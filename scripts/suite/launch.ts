import { seedDemoData } from '../seed/demoData.ts';
import type { SiteBuild } from './build.ts';
import { localEngineEnv, officialEngineEnv } from './engine.ts';
import { savedData } from './savedData.ts';
import type { StartOptions } from './options.ts';
import { step } from './progress.ts';
import { PROJECT_ID } from './root.ts';
import { startSuite, type Suite } from './suite.ts';

/** Starts the suite with the data of the last run, or with the demo data. Requires a complete build. */
export async function launch(options: StartOptions, site?: SiteBuild): Promise<Suite> {
  const { ports, official, busy } = options;
  const engineEnv = official ? officialEngineEnv() : await localEngineEnv();
  const saved = await savedData(options);
  const suite = await step('Starting the Firebase suite', () =>
    startSuite({ ports, site, engineEnv, args: saved.args }),
  );
  Object.assign(process.env, suite.env);
  if (saved.found)
    process.stdout.write('  ✓ Data of the last run is back (begin again: --fresh)\n');
  else await step('Loading the demo data', () => seedDemoData({ projectId: PROJECT_ID, busy }));
  return suite;
}
