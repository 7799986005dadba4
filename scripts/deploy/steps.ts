import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductionEnv } from '../../web/productionEnv.ts';
import { hostingOf } from '../suite/hosting.ts';
import { ROOT } from '../suite/root.ts';
import { run, tool } from '../suite/run.ts';
import { runFirebase } from './firebase.ts';
import { checkRegistration, enforceAppCheck, untilIndexesAreBuilt } from './google.ts';

export interface Step {
  readonly label: string;
  readonly work: () => Promise<unknown>;
}

/** What a deploy does, in order: nothing is up before what it needs. */
export function deploySteps(env: ProductionEnv): readonly Step[] {
  const project = env.VITE_FIREBASE_PROJECT_ID;
  const deploy = (...only: string[]) => runFirebase(project, 'deploy', '--only', only.join());
  return [
    {
      label: `Looking whether ${project} is ready: login, App Check's registration`,
      work: () => checkRegistration(env),
    },
    {
      label: 'Checks: types, lint, format, unit tests',
      work: () => run(process.execPath, ['--import', 'tsx', 'scripts/check.ts']),
    },
    { label: 'Building the site', work: () => run(tool('vite'), ['build', 'web']) },
    { label: 'Deploying rules and indexes', work: () => deploy('firestore', 'storage') },
    { label: 'Waiting for the indexes', work: () => untilIndexesAreBuilt(project) },
    { label: 'Building and deploying the functions', work: () => deploy('functions') },
    {
      label: 'Having Firestore and Storage ask for App Check tokens',
      work: () => enforceAppCheck(project),
    },
    { label: 'Deploying the site', work: () => deploySite(project) },
  ];
}

/** With a configuration that knows the files of this build. */
async function deploySite(project: string): Promise<void> {
  const { hosting } = JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8'));
  const file = path.join(ROOT, '.firebase.deploy.json');
  const config = { hosting: await hostingOf(hosting, path.join(ROOT, hosting.public)) };
  await writeFile(file, JSON.stringify(config, null, 2));
  try {
    await runFirebase(project, 'deploy', '--only', 'hosting', '--config', file);
  } finally {
    await rm(file, { force: true });
  }
}
