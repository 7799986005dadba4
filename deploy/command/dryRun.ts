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
 * Throws an Error that names every fault.
 */
export async function dryRun(options: DeployOptions): Promise<void> {
  const faults: string[] = [];
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      faults.push(messageOf(error));
      say(`✗ ${messageOf(error).replaceAll('\n', '\n    ')}`);
      return undefined;
    }
  };
  const own = await attempt(async () => readEnvironment(options.name));
  if (!own) say('Going on with the made-up values of deploy/environments/example.env.');
  const environment = own ?? exampleEnvironment(options.name);
  for (const { label, work } of stepsAlone(environment, options)) {
    await attempt(() => step(label, work));
  }
  if (own) await attempt(() => askGoogle(own, options));
  const steps = [readyStep(environment), ...stepsAtGoogle(environment, options)];
  process.stdout.write(`\nA deploy to ${environment.project} would then do this:\n`);
  for (const [index, { label }] of steps.entries()) say(`${index + 1}. ${label}`);
  process.stdout.write('\n');
  for (const line of (await attempt(() => changesOf(environment))) ?? []) say(line);
  if (faults.length === 0) {
    say('Nothing was deployed. Nothing is in the way of a deploy.');
    return;
  }
  const list = faults.map((fault) => `✗ ${fault}`).join('\n');
  throw new Error(`Nothing was deployed. In the way of a deploy:\n${list}`);
}

/** Google's answers, if the user is logged in. */
async function askGoogle(environment: Environment, { tested }: DeployOptions): Promise<void> {
  const { label, work } = readyStep(environment);
  try {
    await work();
    say(`✓ ${label}`);
  } catch (error) {
    if (!messageOf(error).includes('Nobody is logged in')) throw error;
    say('Google was not asked: nobody is logged in (npx firebase login).');
    return;
  }
  if (tested) return;
  const only = ['deploy', '--dry-run', '--only', 'firestore,storage,functions,hosting'];
  say(await firebaseOutput(environment.project, ...only));
}
