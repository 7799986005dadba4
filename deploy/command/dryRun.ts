import {
  type Environment,
  exampleEnvironment,
  readEnvironment,
} from '../environments/environment.ts';
import { messageOf, step } from '../../scripts/suite/progress.ts';
import { changesOf } from './changes.ts';
import { firebaseOutput } from './firebase.ts';
import type { DeployOptions } from './options.ts';
import { readyStep, localSteps, googleSteps } from './steps.ts';

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/**
 * Runs the steps of a deploy that change nothing at Google, continues after failures, and prints what a deploy would do.
 * Throws an Error if a step failed; each failure is printed at its step.
 */
export async function dryRun(options: DeployOptions): Promise<void> {
  let faults = 0;
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      faults += 1;
      say(`✗ ${messageOf(error).replaceAll('\n', '\n    ')}`);
      return undefined;
    }
  };
  const own = await attempt(async () => readEnvironment(options.name));
  if (!own) say('Continuing with the example values in deploy/environments/example.env.');
  const environment = own ?? exampleEnvironment(options.name);
  for (const { label, work, isShown } of localSteps(environment, options)) {
    await attempt(() => step(label, work, isShown));
  }
  const googleAnswered = own && (await attempt(() => askGoogle(own, options)));
  const steps = [readyStep(environment), ...googleSteps(environment, options)];
  process.stdout.write(`\nA deploy to ${environment.project} would then run these steps:\n`);
  for (const [index, { label }] of steps.entries()) say(`${index + 1}. ${label}`);
  process.stdout.write('\n');
  for (const line of (await attempt(() => changesOf(environment))) ?? []) say(line);
  if (faults > 0) {
    const what = faults === 1 ? '1 problem' : `${faults} problems`;
    throw new Error(`Nothing was deployed. A deploy would fail: ${what}, marked with ✗ above.`);
  }
  say(
    googleAnswered
      ? 'Nothing was deployed. No problem was found.'
      : 'Nothing was deployed. No local problem was found; Google was not asked.',
  );
}

/** Prints Google's answers. Returns false if the user is not logged in. */
async function askGoogle(environment: Environment, { tested }: DeployOptions): Promise<boolean> {
  const { label, work } = readyStep(environment);
  try {
    await work();
    say(`✓ ${label}`);
  } catch (error) {
    if (!messageOf(error).includes('You are not logged in')) throw error;
    say('Google was not asked: you are not logged in (npx firebase login).');
    return false;
  }
  if (tested) return true;
  const only = ['deploy', '--dry-run', '--only', 'firestore,storage,functions,hosting'];
  say(await firebaseOutput(environment.project, ...only));
  return true;
}
