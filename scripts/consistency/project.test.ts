import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ID, ROOT } from '../suite/root.ts';

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

it('the project of local suites is the one that plain firebase-tools take, and the one that the site knows', async () => {
  expect(JSON.parse(await read('.firebaserc'))).toEqual({ projects: { default: PROJECT_ID } });
  expect(await read('web/src/data/firebase/config.ts')).toContain(`projectId: '${PROJECT_ID}'`);
  expect(PROJECT_ID).toMatch(/^demo-/);
});

it('both halves of a deploy ask for a build of their project', async () => {
  const { hosting, functions } = JSON.parse(await read('firebase.json')) as Record<
    'hosting' | 'functions',
    { predeploy: string[] }
  >;
  expect([hosting.predeploy, functions.predeploy]).toEqual([
    ['node scripts/run.mjs predeploy'],
    ['node scripts/run.mjs predeploy'],
  ]);
});
