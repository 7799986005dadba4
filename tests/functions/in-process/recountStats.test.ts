import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { recountStats } from '../../../functions/src/stats/recount.ts';

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

it('names records that no list shows, until they are repaired', async () => {
  const createdAt = Timestamp.now();
  await db.doc('bookings/undated').set({ customerName: 'Hannah', status: 'pending' });
  await db.doc('bookings/dated').set({ customerName: 'Ben', status: 'pending', createdAt });
  await db
    .doc('blocks/endless')
    .set({ villaId: 'villa-sawah', startDate: '2026-12-01', createdAt });
  await db.doc('blocks/numbers').set({ villaId: 'villa-sawah', startDate: 1, endDate: 2 });
  await scheduled();
  const unlisted = async () => (await db.doc('stats/overview').get()).get('unlisted') as unknown;
  expect(await unlisted()).toEqual(['bookings/undated', 'blocks/endless', 'blocks/numbers']);
  await db.doc('bookings/undated').update({ createdAt });
  for (const id of ['endless', 'numbers']) {
    // oxlint-disable-next-line no-await-in-loop
    await db.doc(`blocks/${id}`).update({ startDate: '2026-12-01', endDate: '2026-12-02' });
  }
  await scheduled();
  expect(await unlisted()).toEqual([]);
});
