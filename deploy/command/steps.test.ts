import { expect, it } from 'vitest';
import { testEnvironment as environment } from '../environments/testEnvironment.ts';
import type { DeployOptions } from './options.ts';
import { stepsOf } from './steps.ts';

const choice = {
  name: 'staging',
  dryRun: false,
  preview: undefined,
  tested: false,
  yes: false,
} as const;
const labels = (more: Partial<DeployOptions> = {}, name = environment.name) =>
  stepsOf({ ...environment, name }, { ...choice, ...more }).map(({ label }) => label);

const ready = "Checking the login and App Check's registration for my-project";
const checks = [
  'Checks: types, lint, format, unit tests',
  'Checking that every query has an index',
];
const build = 'Building the site and the functions for my-project';
const deploys = [
  'Deploying the indexes',
  'Waiting for the indexes',
  'Deploying the rules',
  'Deploying the functions',
  'Enforcing App Check for Firestore and Storage',
  'Deploying the site',
];

it('each step comes after the steps it depends on', () => {
  expect(labels()).toEqual([ready, ...checks, build, ...deploys]);
});

it('production runs all tests', () => {
  expect(labels({}, 'production')).toEqual([ready, 'All checks and tests', build, ...deploys]);
});

it('--tested skips the checks, and nothing else', () => {
  expect(labels({ tested: true })).toEqual([ready, build, ...deploys]);
});

it('a dry run asks Google nothing', () => {
  expect(labels({ dryRun: true })).toEqual([...checks, build]);
});

it('a preview changes only a Hosting channel', () => {
  const preview = 'Deploying the preview x to my-project, for 7 days';
  expect(labels({ preview: 'x' })).toEqual([ready, build, preview]);
});
