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
  /** The step prints its own output. */
  readonly isShown?: boolean;
}

type Choice = Pick<DeployOptions, 'preview' | 'tested' | 'yes'>;

/** One of our npm commands; its output names failures. */
const command = (label: string, name: string): Step => ({
  label,
  work: async () => {
    const code = await runShown(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`]);
    if (code !== 0) throw new Error(`${label}: failed; see above.`);
  },
  isShown: true,
});

/** The local steps of a deploy, before its first request to Google. */
export function localSteps(environment: Environment, { preview, tested }: Choice): Step[] {
  const quick = [
    {
      label: 'Checking that Google supports the Node version',
      work: () => checkRuntime(new Date()),
    },
    { label: 'Compiling the rules', work: checkRules },
  ];
  const checks = [
    command('Checks: types, lint, format, unit tests', 'check'),
    { label: 'Checking that every query has an index', work: checkIndexes },
  ];
  const all = [command('All checks and tests', 'test')];
  const thorough = environment.name === 'production' ? all : checks;
  return [
    ...quick,
    ...(tested || preview ? [] : thorough),
    {
      label: `Building the site and the functions for ${environment.project}`,
      work: () => buildInPlace(environment),
    },
  ];
}

/** The steps of a deploy at Google. Each comes after the steps it depends on. */
export function googleSteps(environment: Environment, { preview, yes }: Choice): Step[] {
  const { project } = environment;
  if (preview) return [previewStep(environment, preview)];
  const deploy = (only: string, ...more: string[]) =>
    runFirebase(project, 'deploy', '--only', only, ...more);
  const nonInteractive = yes ? ['--non-interactive'] : [];
  return [
    {
      label: 'Enabling backups (7 daily, 14 weekly) and point-in-time recovery (7 days)',
      work: () => scheduleBackups(project),
    },
    { label: 'Deploying the indexes', work: () => deploy('firestore:indexes', ...nonInteractive) },
    { label: 'Waiting for the indexes', work: () => untilIndexesAreBuilt(project) },
    {
      label: 'Deploying the rules',
      work: () => deploy('firestore:rules,storage', ...nonInteractive),
    },
    {
      label: 'Deploying the functions',
      // Otherwise firebase-tools stops at a function that was deleted from the code, and at one with retries.
      work: () => deploy('functions', ...(yes ? [...nonInteractive, '--force'] : [])),
    },
    {
      label: 'Enforcing App Check for Firestore and Storage',
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

/** Checks whether the project is ready. Changes nothing. */
export const readyStep = ({ project, site }: Environment): Step => ({
  label: `Checking the login and App Check's registration for ${project}`,
  work: () => checkRegistration(site),
});
