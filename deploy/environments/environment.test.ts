import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/suite/root.ts';
import { environmentOfProject, readEnvironment } from './environment.ts';
import { needed } from './fields.ts';
import { testEnvironment } from './testEnvironment.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'environments-'));
  await mkdir(path.join(root, 'deploy/environments'), { recursive: true });
  await mkdir(path.join(root, 'functions'));
  await writeFile(
    path.join(root, 'functions/.env'),
    'MIN_INSTANCES=0\nPREVIEWS=false\nSITE_ORIGINS=[]\nREQUESTS_PER_ADDRESS=60\nREGION=x\nSERVICE_ACCOUNT=\n',
  );
});
afterEach(() => rm(root, { recursive: true }));

const example = 'deploy/environments/example.env';
const whole = testEnvironment.site;
const put = (name: string, values: Readonly<Record<string, string>>) =>
  writeFile(
    path.join(root, `deploy/environments/${name}.env`),
    Object.entries(values)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
const faultsWith = async (more: Readonly<Record<string, string>>) => {
  await put('staging', { ...whole, ...more });
  try {
    readEnvironment('staging', root);
    return '';
  } catch (error) {
    return String(error);
  }
};

it('lists every missing value, and where to find it', () => {
  const lines = Object.keys(needed).map((name) => `  - ${name} is missing\n`);
  expect(() => readEnvironment('staging', root)).toThrow(
    `deploy/environments/staging.env is incomplete:\n${lines.join('')}Start with a copy of ${example}`,
  );
});

it('separates the variables of the site from the settings of the functions', async () => {
  const origin = 'https://staging.bali.example';
  await put('staging', { ...whole, VITE_SITE_ORIGIN: origin, MIN_INSTANCES: '1' });
  expect(readEnvironment('staging', root)).toEqual({
    name: 'staging',
    project: 'my-project',
    site: { ...whole, VITE_SITE_ORIGIN: origin },
    settings: { MIN_INSTANCES: '1', SITE_ORIGINS: `["${origin}"]` },
  });
});

it('example values are refused', async () => {
  await copyFile(path.join(ROOT, example), path.join(root, 'deploy/environments/staging.env'));
  expect(() => readEnvironment('staging', root)).toThrow(
    "VITE_APP_CHECK_KEY still has the example's value",
  );
});

it.each([
  ['VITE_FIREBASE_PROJECT_ID', 'demo-selasar', "must be a project's ID"],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://x.firebaseapp.com', 'without https://'],
  ['VITE_FIREBASE_APP_ID', '1:1:ios:1', "must be a web app's ID"],
  ['VITE_SITE_ORIGIN', 'www.example.com', 'must be an address such as'],
  ['VITE_SITE_ORIGN', 'https://www.example.com', 'is unknown'],
  ['SERVICE_ACCOUNT', 'functions', "must be a service account's address"],
  ['SERVICE_ACCOUNT', 'someone@example.com', "must be a service account's address"],
  ['MIN_INSTANCES', 'one', 'must be a whole number'],
  ['MIN_INSTANCES', '20', 'must be at most 5'],
  ['REGION', 'Jakarta', "must be a region's name"],
  ['PREVIEWS', 'yes', 'must be true or false'],
  ['SITE_ORIGINS', 'https://www.example.com', 'must be a list'],
  ['SITE_ORIGINS', '[https://www.example.com]', 'must be a list'],
  ['REQUESTS_PER_ADDRESS', '-1', 'must be a whole number'],
])('%s=%s is refused', async (name, value, why) => {
  expect(await faultsWith({ [name]: value })).toContain(why);
});

it('the functions may have their own service account', async () => {
  const account = 'functions@my-project.iam.gserviceaccount.com';
  await put('staging', { ...whole, SERVICE_ACCOUNT: account });
  expect(readEnvironment('staging', root).settings).toEqual({ SERVICE_ACCOUNT: account });
});

describe('environments are never confused', () => {
  it('they cannot share a project', async () => {
    await put('staging', whole);
    await put('production', whole);
    expect(() => readEnvironment('production', root)).toThrow('both name the project my-project');
  });

  it('a project deployed with firebase-tools gets the values of its environment', async () => {
    await put('staging', whole);
    expect(environmentOfProject('my-project', root).name).toBe('staging');
    expect(() => environmentOfProject('other', root)).toThrow('No environment names the project');
  });
});
