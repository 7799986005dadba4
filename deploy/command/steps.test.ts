import { expect, it } from 'vitest';
import { exampleEnvironment } from '../environments/environment.ts';
import { stepsAlone, stepsAtGoogle } from './steps.ts';

const labels = (steps: readonly { label: string }[]) => steps.map(({ label }) => label);
const choice = { preview: undefined, tested: false, yes: false };

it('nothing is up before what it needs', () => {
  expect(labels(stepsAtGoogle(exampleEnvironment('staging'), choice))).toEqual([
    'Having Firestore keep backups of 7 days and 14 weeks, and each minute of 7 days',
    'Deploying the indexes',
    'Waiting for the indexes',
    'Deploying the rules',
    'Deploying the functions',
    'Having Firestore and Storage ask for App Check tokens',
    'Deploying the site',
  ]);
});

it('staging is checked quickly, production wholly', () => {
  const ofStaging = labels(stepsAlone(exampleEnvironment('staging'), choice));
  expect(ofStaging).toContain('Checks: types, lint, format, unit tests');
  expect(ofStaging).toContain('Indexes: has every query its own?');
  expect(labels(stepsAlone(exampleEnvironment('production'), choice))).toContain(
    'All checks and tests',
  );
});

it('checks that have passed are left out, and nothing else', () => {
  const steps = labels(stepsAlone(exampleEnvironment('staging'), { ...choice, tested: true }));
  expect(steps).toEqual([
    'Node of the functions: is it looked after?',
    'Rules: do they compile?',
    'Building the site and the functions, with their lock file, for example-staging',
  ]);
});

it('a preview changes nothing but a channel of Hosting', () => {
  expect(labels(stepsAtGoogle(exampleEnvironment('staging'), { ...choice, preview: 'x' }))).toEqual(
    ['Deploying the preview x to example-staging, for 7 days'],
  );
});
