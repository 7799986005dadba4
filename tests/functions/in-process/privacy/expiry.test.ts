import { readFile } from 'node:fs/promises';
import { dayMs } from '@selasar/domain/core';
import { expiryDays, retention, subcollectionRetention } from '@selasar/domain/people';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { recordSecurityEvent } from '../../../../functions/src/platform/audit.ts';
import { recount } from '../../../../functions/src/stats/recount.ts';
import { allDocuments, beEverywhere, prepare } from './guest.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-expiry');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '10000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('GUESSES_PER_ADDRESS', '10000');
  vi.stubEnv('SITE_ORIGIN', 'https://bali.example');
});
vi.mock('firebase-functions/logger');

beforeAll(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await prepare();
  await beEverywhere();
  await recount('test');
  await db.runTransaction(async (transaction) => {
    const what = { kind: 'person-removed', ref: 'one' } as const;
    recordSecurityEvent(transaction, db, { what, by: 'system' });
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const expiring = Object.keys(expiryDays) as (keyof typeof expiryDays)[];

it.each(expiring)('each document of %s has an expiry time', async (collection) => {
  const documents = (await allDocuments()).filter(({ ref }) => ref.parent.id === collection);
  // The counter of a thread is one document, which stays.
  const sound = documents.filter(({ id }) => !id.startsWith('thread_'));
  expect(sound.length).toBeGreaterThan(0);
  const days = sound.map((document) => {
    const until = (document.data() as DocumentData)['expiresAt'].toMillis();
    return (until - Date.now()) / dayMs;
  });
  const most = Math.max(...days);
  expect(most).toBeGreaterThan(expiryDays[collection] - 1);
  expect(most).toBeLessThanOrEqual(expiryDays[collection]);
});

it('the deployed TTL policies match the retention table', async () => {
  const url = new URL('../../../../firestore.indexes.json', import.meta.url);
  const { fieldOverrides } = JSON.parse(await readFile(url, 'utf8')) as {
    fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
  };
  const ours = fieldOverrides.filter(({ ttl }) => ttl);
  expect(ours.map(({ fieldPath }) => fieldPath)).toEqual(ours.map(() => 'expiresAt'));
  const named = Object.entries({ ...retention, ...subcollectionRetention })
    .filter(([, { fields }]) => 'expiresAt' in fields)
    .map(([name]) => name);
  expect(ours.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(named.toSorted());
  expect(expiring.toSorted()).toEqual(named.toSorted());
});
