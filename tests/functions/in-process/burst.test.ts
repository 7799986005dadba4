import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { burst } from '../../bench/support/burst/burst.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-burst'));

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

// Seconds are those of the model's clock.
it('50 bookings a second lose no count and cause no backlog, at one write a second per document', async () => {
  const outcome = await burst({ rate: 50, seconds: 6 });
  expect(outcome).toMatchObject({ events: 300, counted: 300, wrong: 0 });
  expect(outcome.longestBacklog).toBeLessThanOrEqual(4 * 50);
  expect(outcome.behind).toBeLessThanOrEqual(4);
  expect(outcome.writes).toBeLessThanOrEqual(6 + 4);
});

it('would cause a backlog if each event had a commit of its own', async () => {
  const outcome = await burst({ rate: 50, seconds: 1, isAlone: true });
  expect(outcome).toMatchObject({ events: 50, counted: 50, wrong: 0, writes: 50 });
  expect(outcome.longestBacklog).toBeGreaterThan(45);
  expect(outcome.behind).toBeGreaterThan(45);
});
