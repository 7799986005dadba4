import { buildInPlace } from '../../scripts/build/place.ts';
import type { Environment } from '../environments/environment.ts';
import { runShown, tool } from '../../scripts/suite/run.ts';
import { runFirebase } from './firebase.ts';
import { checkRegistration, enforceAppCheck, untilIndexesAreBuilt } from './google.ts';
import type { DeployOptions } from './options.ts';
import { hostingFor, previewOf, withHosting } from './site.ts';

interface Step {
  readonly label: string;
  readonly work: () => Promise<unknown>;
  /** The step prints its own output. */
  readonly isShown?: boolean;
}

/** A program whose output names failures. */
const check = (label: string, program: string, ...args: string[]): Step => ({
  label,
  work: async () => {
    if ((await runShown(program, args)) !== 0) throw new Error(`${label}: failed; see above.`);
  },
  isShown: true,
});
const command = (label: string, name: string) =>
  check(label, process.execPath, '--import', 'tsx', `scripts/${name}.ts`);

/** The steps of a deploy, each after those it depends on. A dry run ends before the first request to Google. */
export function stepsOf(environment: Environment, options: DeployOptions): Step[] {
  const { name, project, site } = environment;
  const { dryRun, preview, tested } = options;
  const ready = {
    label: `Checking the login and App Check's registration for ${project}`,
    work: () => checkRegistration(site),
  };
  const checks =
    name === 'production'
      ? [command('All checks and tests', 'test')]
      : [
          command('Checks: types, lint, format, unit tests', 'check'),
          check(
            'Checking that every query has an index',
            tool('vitest'),
            'run',
            'tests/functions/in-process/indexes/indexes.test.ts',
          ),
        ];
  const build = {
    label: `Building the site and the functions for ${project}`,
    work: () => buildInPlace(environment),
  };
  return [
    ...(dryRun ? [] : [ready]),
    ...(tested || preview ? [] : checks),
    build,
    ...(dryRun ? [] : googleSteps(environment, options)),
  ];
}

function googleSteps(environment: Environment, { preview, yes }: DeployOptions): Step[] {
  const { project } = environment;
  if (preview) return [previewStep(environment, preview)];
  const quietly = yes ? ['--non-interactive'] : [];
  const deploy = (only: string, ...more: string[]) =>
    runFirebase(project, 'deploy', '--only', only, ...quietly, ...more);
  return [
    { label: 'Deploying the indexes', work: () => deploy('firestore:indexes') },
    { label: 'Waiting for the indexes', work: () => untilIndexesAreBuilt(project) },
    { label: 'Deploying the rules', work: () => deploy('firestore:rules,storage') },
    {
      label: 'Deploying the functions',
      // Otherwise firebase-tools stops at a function that was deleted from the code, and at one with retries.
      work: () => deploy('functions', ...(yes ? ['--force'] : [])),
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

const previewStep = (environment: Environment, name: string): Step => ({
  label: `Deploying the preview ${name} to ${environment.project}, for 7 days`,
  work: async () => {
    const hosting = previewOf(await hostingFor(environment));
    const channel = ['hosting:channel:deploy', name, '--expires', '7d'];
    await withHosting(environment.project, hosting, ...channel);
  },
});
