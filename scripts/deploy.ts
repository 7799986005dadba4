// `npm run deploy -- staging|production`: checks, builds and deploys all of it to the project of that environment.
// docs/operations/deploy.md says what else it can do.
import { alone } from '../deploy/command/lock.ts';
import { goBack } from '../deploy/command/back.ts';
import { confirm } from '../deploy/command/confirm.ts';
import { dryRun } from '../deploy/command/dryRun.ts';
import { noteDeploy, whyNotMain } from '../deploy/command/git.ts';
import { type DeployOptions, readDeployOptions } from '../deploy/command/options.ts';
import { readyStep, stepsAlone, stepsAtGoogle } from '../deploy/command/steps.ts';
import { type Environment, readEnvironment } from '../deploy/environments/environment.ts';
import { fail, step } from './suite/progress.ts';
import { endOnSignal } from './suite/run.ts';

/** Refuses what must not reach guests by mistake. */
async function guard(environment: Environment, { anyway, yes }: DeployOptions): Promise<void> {
  if (environment.name !== 'production') return;
  const why = anyway ? undefined : await whyNotMain();
  if (why)
    throw new Error(
      `${why} Production takes what is on origin/main. To do it all the same: --anyway`,
    );
  process.stdout.write(`This changes production, which guests use: ${environment.project}.\n`);
  await confirm(environment, yes);
}

async function deploy(options: DeployOptions): Promise<void> {
  const environment = readEnvironment(options.name);
  if (options.back) return goBack(environment, options);
  await guard(environment, options);
  const steps = [
    readyStep(environment),
    ...stepsAlone(environment, options),
    ...stepsAtGoogle(environment, options),
  ];
  for (const { label, work, isShown } of steps) await step(label, work, isShown);
  const note = options.preview ? undefined : await noteDeploy(options.name, new Date());
  if (note) process.stdout.write(`  ${note}\n`);
}

endOnSignal();

try {
  const options = readDeployOptions(process.argv.slice(2));
  await alone(() => (options.dryRun && !options.back ? dryRun(options) : deploy(options)));
} catch (error) {
  fail(error);
}
