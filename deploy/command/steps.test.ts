import { expect, it } from 'vitest';
import { exampleEnvironment } from '../environments/environment.ts';
import { localSteps, googleSteps } from './steps.ts';

const labels = (steps: readonly { label: string }[]) => steps.map(({ label }) => label);
const choice = { preview: undefined, tested: false, yes: false };

it('each step comes after the steps it depends on', () => {
  expect(labels(googleSteps(exampleEnvironment('staging'), choice))).toEqual([
    'Enabling backups (7 daily, 14 weekly) and point-in-time recovery (7 days)',
    'Deploying the indexes',
    'Waiting for the indexes',
    'Deploying the rules',
    'Deploying the functions',
    'Enforcing App Check for Firestore and Storage',
    'Deploying the site',
  ]);
});

it('staging runs quick checks, production all tests', () => {
  const ofStaging = labels(localSteps(exampleEnvironment('staging'), choice));
  expect(ofStaging).toContain('Checks: types, lint, format, unit tests');
  expect(ofStaging).toContain('Checking that every query has an index');
  expect(labels(localSteps(exampleEnvironment('production'), choice))).toContain(
    'All checks and tests',
  );
});

it('--tested skips the checks, and nothing else', () => {
  const steps = labels(localSteps(exampleEnvironment('staging'), { ...choice, tested: true }));
  expect(steps).toEqual([
    'Checking that Google supports the Node version',
    'Compiling the rules',
    'Building the site and the functions for example-staging',
  ]);
});

it('a preview changes only a Hosting channel', () => {
  expect(labels(googleSteps(exampleEnvironment('staging'), { ...choice, preview: 'x' }))).toEqual([
    'Deploying the preview x to example-staging, for 7 days',
  ]);
});
