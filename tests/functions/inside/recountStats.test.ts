import { deleteApp, getApp } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import { afterAll, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { recountStats } from '../../../functions/src/stats/repairStats.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-recount'));
vi.mock('firebase-functions/logger');
// No event is in flight that a recount would wait for.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const scheduled = () => recountStats.run({ scheduleTime: new Date().toISOString() });
const reports = async () => {
  const all = await db.collection('stats/overview/recounts').orderBy('at', 'desc').get();
  return all.docs.map((report) => report.data());
};

it('recounts the figures on schedule, corrects drift and records it', async () => {
  await db.recursiveDelete(db.collection('stats'));
  const tour = db.doc('tours/recounted');
  await tour.set({ featured: true });
  await scheduled();
  const drift = [
    { counter: 'overview/tours/total', stored: 0, counted: 1 },
    { counter: 'overview/tours/featured', stored: 0, counted: 1 },
  ];
  expect(logger.warn).toHaveBeenCalledWith('figures had drifted', {
    by: 'schedule',
    drift,
    requestId: expect.any(String),
  });
  await scheduled();
  expect(logger.info).toHaveBeenCalledWith('figures verified', {
    by: 'schedule',
    requestId: expect.any(String),
  });
  expect(await reports()).toMatchObject([
    { by: 'schedule', drift: [] },
    { by: 'schedule', drift },
  ]);
  // A TTL policy deletes them.
  for (const { at, expiresAt } of await reports()) {
    const days = (expiresAt.toMillis() - at.toMillis()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(90, 1);
  }
  const overview = await db.doc('stats/overview').get();
  expect(overview.data()).toMatchObject({ lastDrift: 0, tours: { total: 1, featured: 1 } });
  expect(overview.get('recountedAt').toMillis()).toBeGreaterThan(0);
});
