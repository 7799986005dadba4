import {
  type Environment,
  exampleEnvironment,
  readEnvironment,
} from '../environments/environment.ts';
import { messageOf, step } from '../../scripts/suite/progress.ts';
import { changesOf } from './changes.ts';
import { firebaseOutput } from './firebase.ts';
import type { DeployOptions } from './options.ts';
import { readyStep, stepsAlone, stepsAtGoogle } from './steps.ts';

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/**
 * Does all of a deploy that changes nothing at Google, goes on after a fault, and says at the end what a deploy would do.
 * Throws an Error if there was a fault; each is printed where it was found.
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
  if (!own) say('Going on with the made-up values of deploy/environments/example.env.');
  const environment = own ?? exampleEnvironment(options.name);
  for (const { label, work, isShown } of stepsAlone(environment, options)) {
    await attempt(() => step(label, work, isShown));
  }
  const wasAsked = own && (await attempt(() => askGoogle(own, options)));
  const steps = [readyStep(environment), ...stepsAtGoogle(environment, options)];
  process.stdout.write(`\nA deploy to ${environment.project} would then do this:\n`);
  for (const [index, { label }] of steps.entries()) say(`${index + 1}. ${label}`);
  process.stdout.write('\n');
  for (const line of (await attempt(() => changesOf(environment))) ?? []) say(line);
  if (faults > 0) {
    const what = faults === 1 ? 'is 1 fault' : `are ${faults} faults`;
    throw new Error(`Nothing was deployed. In the way of a deploy ${what}, marked with ✗ above.`);
  }
  say(
    wasAsked
      ? 'Nothing was deployed. Nothing is in the way of a deploy.'
      : 'Nothing was deployed. Nothing here is in the way of a deploy; what Google would say is not known.',
  );
}

/** Prints Google's answers. Returns false, without a question, if the user is not logged in. */
async function askGoogle(environment: Environment, { tested }: DeployOptions): Promise<boolean> {
  const { label, work } = readyStep(environment);
  try {
    await work();
    say(`✓ ${label}`);
  } catch (error) {
    if (!messageOf(error).includes('Nobody is logged in')) throw error;
    say('Google was not asked: nobody is logged in (npx firebase login).');
    return false;
  }
  if (tested) return true;
  const only = ['deploy', '--dry-run', '--only', 'firestore,storage,functions,hosting'];
  say(await firebaseOutput(environment.project, ...only));
  return true;
}
