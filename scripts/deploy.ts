// `npm run deploy -- staging|production`: checks, builds and deploys everything to the project of that environment.
// Options: see docs/operations/deploy.md.
import { guardProduction } from '../deploy/command/guard.ts';
import { readDeployOptions } from '../deploy/command/options.ts';
import { stepsOf } from '../deploy/command/steps.ts';
import { readEnvironment } from '../deploy/environments/environment.ts';
import { fail, step } from './suite/progress.ts';
import { endOnSignal } from './suite/run.ts';

endOnSignal();

try {
  const options = readDeployOptions(process.argv.slice(2));
  const { name, dryRun, yes } = options;
  const environment = readEnvironment(name);
  if (name === 'production' && !dryRun) await guardProduction(environment, yes);
  for (const { label, work, isShown } of stepsOf(environment, options)) {
    await step(label, work, isShown);
  }
  if (dryRun) process.stdout.write('  Nothing was deployed. No problem was found.\n');
} catch (error) {
  fail(error);
}
