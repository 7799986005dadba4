import { buildInPlace } from '../../scripts/build/place.ts';
import type { Environment } from '../environments/environment.ts';
import { runShown } from '../../scripts/suite/run.ts';
import { scheduleBackups } from './backups.ts';
import { runFirebase } from './firebase.ts';
import { checkRegistration, enforceAppCheck, untilIndexesAreBuilt } from './google.ts';
import { checkIndexes, checkRules, checkRuntime } from './checks.ts';
import type { DeployOptions } from './options.ts';
import { hostingFor, previewOf, withHosting } from './site.ts';

export interface Step {
  readonly label: string;
  readonly work: () => Promise<unknown>;
  /** Its programs show what they do. */
  readonly isShown?: boolean;
}

type Choice = Pick<DeployOptions, 'preview' | 'tested' | 'yes'>;

/** A command of ours, whose output names what fails. */
const command = (label: string, name: string): Step => ({
  label,
  work: async () => {
    const code = await runShown(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`]);
    if (code !== 0) throw new Error(`${label}: failed, as shown above.`);
  },
  isShown: true,
});

/** The steps of a deploy before its first request to Google; a dry run ends after them. */
export function stepsAlone(environment: Environment, { preview, tested }: Choice): Step[] {
  const quick = [
    {
      label: 'Node of the functions: is it looked after?',
      work: () => checkRuntime(new Date()),
    },
    { label: 'Rules: do they compile?', work: checkRules },
  ];
  const checks = [
    command('Checks: types, lint, format, unit tests', 'check'),
    { label: 'Indexes: has every query its own?', work: checkIndexes },
  ];
  const all = [command('All checks and tests', 'test')];
  const thorough = environment.name === 'production' ? all : checks;
  return [
    ...quick,
    ...(tested || preview ? [] : thorough),
    {
      label: `Building the site and the functions, with their lock file, for ${environment.project}`,
      work: () => buildInPlace(environment),
    },
  ];
}

/** The steps of a deploy at Google, in order: nothing is live before what it depends on. */
export function stepsAtGoogle(environment: Environment, { preview, yes }: Choice): Step[] {
  const { project } = environment;
  if (preview) return [previewStep(environment, preview)];
  const deploy = (only: string, ...more: string[]) =>
    runFirebase(project, 'deploy', '--only', only, ...more);
  const unasked = yes ? ['--non-interactive'] : [];
  return [
    {
      label: 'Having Firestore keep backups of 7 days and 14 weeks, and each minute of 7 days',
      work: () => scheduleBackups(project),
    },
    { label: 'Deploying the indexes', work: () => deploy('firestore:indexes', ...unasked) },
    { label: 'Waiting for the indexes', work: () => untilIndexesAreBuilt(project) },
    { label: 'Deploying the rules', work: () => deploy('firestore:rules,storage', ...unasked) },
    {
      label: 'Deploying the functions',
      // Otherwise firebase-tools stops at a function that was deleted from the code, and at one with retries.
      work: () => deploy('functions', ...(yes ? [...unasked, '--force'] : [])),
    },
    {
      label: 'Having Firestore and Storage ask for App Check tokens',
      work: () => enforceAppCheck(project),
    },
    {
      label: 'Deploying the site',
      work: async () =>
        withHosting(project, await hostingFor(environment), 'deploy', '--only', 'hosting'),
    },
  ];
}

const DAYS = 7;

const previewStep = (environment: Environment, name: string): Step => ({
  label: `Deploying the preview ${name} to ${environment.project}, for ${DAYS} days`,
  work: async () => {
    const hosting = previewOf(await hostingFor(environment));
    await withHosting(
      environment.project,
      hosting,
      'hosting:channel:deploy',
      name,
      '--expires',
      `${DAYS}d`,
    );
  },
});

/** Only reads: whether the project is ready for what comes. */
export const readyStep = ({ project, site }: Environment): Step => ({
  label: `Looking whether ${project} is ready: login, App Check's registration`,
  work: () => checkRegistration(site),
});
