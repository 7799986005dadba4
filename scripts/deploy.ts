// `npm run deploy -- staging|production`: checks, builds and deploys everything to the project of that environment.
// Options: see docs/operations/deploy.md.
import { withLock } from '../deploy/command/lock.ts';
import { rollBack } from '../deploy/command/rollBack.ts';
import { confirm } from '../deploy/command/confirm.ts';
import { dryRun } from '../deploy/command/dryRun.ts';
import { tagDeploy, whyNotMain } from '../deploy/command/git.ts';
import { type DeployOptions, readDeployOptions } from '../deploy/command/options.ts';
import { readyStep, localSteps, googleSteps } from '../deploy/command/steps.ts';
import { type Environment, readEnvironment } from '../deploy/environments/environment.ts';
import { fail, step } from './suite/progress.ts';
import { endOnSignal } from './suite/run.ts';

/** Protects production from accidental deploys. */
async function guard(environment: Environment, { anyway, yes }: DeployOptions): Promise<void> {
  if (environment.name !== 'production') return;
  const why = anyway ? undefined : await whyNotMain();
  if (why)
    throw new Error(
      `${why} Production is deployed from origin/main. To deploy anyway, use --anyway.`,
    );
  process.stdout.write(`This changes production, which guests use: ${environment.project}.\n`);
  await confirm(environment, yes);
}

async function deploy(options: DeployOptions): Promise<void> {
  const environment = readEnvironment(options.name);
  if (options.back) return rollBack(environment, options);
  await guard(environment, options);
  const steps = [
    readyStep(environment),
    ...localSteps(environment, options),
    ...googleSteps(environment, options),
  ];
  for (const { label, work, isShown } of steps) await step(label, work, isShown);
  const note = options.preview ? undefined : await tagDeploy(options.name, new Date());
  if (note) process.stdout.write(`  ${note}\n`);
}

endOnSignal();

try {
  const options = readDeployOptions(process.argv.slice(2));
  await withLock(() => (options.dryRun && !options.back ? dryRun(options) : deploy(options)));
} catch (error) {
  fail(error);
}
