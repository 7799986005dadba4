import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { addMissing } from '../../scripts/seed/addMissing.ts';
import { offersToAdd } from '../../scripts/seed/offersToAdd.ts';
import { openSuite } from './support/suite.ts';

openSuite();
/** A project that has nothing yet, as after the first deploy. */
const app = initializeApp({ projectId: `demo-${randomUUID().slice(0, 8)}` }, 'new project');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const pathsOf = async () => {
  const { missing, ...others } = await offersToAdd(db);
  return { ...others, missing: missing.map(({ path }) => path) };
};

it('a new project gets all offers; a second time adds none, whatever staff have changed or deleted', async () => {
  const all = [
    ...sampleTours.map(({ slug }) => `${collections.tours}/${slug}`),
    ...sampleVillas.map(({ slug }) => `${collections.villas}/${slug}`),
  ];
  const { missing } = await offersToAdd(db);
  expect(missing.map(({ path }) => path)).toEqual(all);
  expect(await addMissing(db, missing)).toBe(all.length);
  expect(await pathsOf()).toEqual({ missing: [], present: all, deleted: [] });

  const [changed = '', deleted = '', lost = ''] = all;
  await db.doc(changed).update({ title: 'Another title' });
  await db.doc(deleted).delete();
  await db.collection(collections.edits).add({ kind: 'tours', of: deleted, what: 'deleted' });
  await db.doc(lost).delete();
  expect(await pathsOf()).toEqual({
    missing: [lost],
    present: all.filter((path) => path !== deleted && path !== lost),
    deleted: [deleted],
  });
  expect((await db.doc(changed).get()).get('title')).toBe('Another title');
});
