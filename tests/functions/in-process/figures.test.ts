import { setTimeout } from 'node:timers/promises';
import { bookingStatus, bookingStatuses, transferStatuses } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { recount } from '../../../functions/src/stats/recount.ts';
import { written } from './countedEvent.ts';
import { figuresAndRecount } from '../support/recounted.ts';

// Its own project, so that no trigger runs: the tests deliver events themselves.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-figures'));
vi.mock('firebase-functions/logger');
vi.mock('node:timers/promises', () => ({
  setTimeout: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const stored = async (path: string) => (await db.doc(path).get()).data();
const overview = () => stored('stats/overview');
const booking = (status: string, totalPrice = 182, createdAt = Timestamp.now()) => ({
  status,
  totalPrice,
  createdAt,
});
const converged = async () => {
  const { figures, recount: counted } = await figuresAndRecount({ db });
  expect(figures).toEqual(counted);
  return figures;
};

const day = (date: string, time = '00:00:00') =>
  Timestamp.fromDate(new Date(`${date}T${time}+08:00`));

/** A mix of all records, on both sides of the borders of weeks and months in Bali. */
async function fillHouse(): Promise<void> {
  const add = (collection: string, data: DocumentData) => db.collection(collection).add(data);
  const instants = [
    day('2026-01-31', '23:59:59'),
    day('2026-02-01'),
    day('2026-02-01', '23:59:59'),
    day('2026-02-02'),
    // A month and some weeks in between have none.
    day('2026-04-05', '23:59:59'),
    Timestamp.now(),
  ];
  for (const [index, instant] of instants.entries()) {
    for (const status of bookingStatuses)
      await add('bookings', booking(status, 10 ** index, instant));
  }
  for (const [index, status] of transferStatuses.entries()) {
    for (let more = 0; more <= index; more += 1) await add('transfers', { status });
  }
  for (const featured of [true, false, false]) await add('tours', { featured });
  for (const featured of [true, true, true, false]) await add('villas', { featured });
  for (const read of [true, false, false]) await add('messages', { read });
}

it('a recount finds all records, each in its week and month in Bali', async () => {
  await fillHouse();
  await recount('somebody');
  const figures = await converged();
  const all = bookingStatuses.length;
  const paid = bookingStatuses.filter((status) => bookingStatus[status].countsAsRevenue).length;
  expect(figures.overview).toMatchObject({
    tours: { total: 3, featured: 1 },
    villas: { total: 4, featured: 3 },
    bookings: { total: 6 * all, pending: 6, confirmed: 6, cancelled: 6 },
    transfers: { total: 10, pending: 1, confirmed: 2, completed: 3, cancelled: 4 },
    messages: { total: 3, unread: 2 },
    revenue: {
      total: 111_111 * paid,
      months: { '2026-01': paid, '2026-02': 1110 * paid, '2026-04': 10_000 * paid },
    },
  });
  expect(figures.weeks).toMatchObject({
    '2026-01-26': { bookings: 3 * all, revenue: 111 * paid },
    '2026-02-02': { bookings: all, revenue: 1000 * paid },
    '2026-03-30': { bookings: all, revenue: 10_000 * paid },
  });
  expect(await stored('stats/weeks')).not.toHaveProperty('recountedAt');
  // Empty periods take no space.
  expect(Object.keys((await stored('stats/weeks'))?.['weeks'])).toHaveLength(4);
});

it('a recount of an empty database leaves no figure', async () => {
  await db.doc('stats/overview').set({ bookings: { total: 4 }, lastDrift: 3 });
  const { drift } = await recount('somebody');
  expect(drift).toEqual([{ counter: 'overview/bookings/total', stored: 4, counted: 0 }]);
  expect((await converged()).overview.bookings.total).toBe(0);
});

it('a recount counts what was missed: new, changed and deleted records', async () => {
  const [changed, deleted] = [
    await written(db, booking('pending')),
    await written(db, booking('pending')),
  ];
  for (const { deliver } of [changed, deleted]) await deliver();
  await written(db, booking('confirmed'), changed.path);
  await written(db, undefined, deleted.path);
  await written(db, booking('cancelled'));
  const { drift } = await recount('somebody');
  expect(drift).toContainEqual({ counter: 'overview/bookings/pending', stored: 2, counted: 0 });
  expect((await converged()).overview.bookings).toMatchObject({ total: 2, confirmed: 1 });
  expect((await recount('somebody')).drift).toEqual([]);
  // What a deleted record added is forgotten, too.
  expect((await db.collection('contributions').get()).size).toBe(2);
});

it('a recount stays exact while events are being delivered', async () => {
  const [counted, waiting] = [
    await written(db, booking('pending')),
    await written(db, booking('confirmed')),
  ];
  await counted.deliver();
  await db.doc('stats/overview').update({ 'bookings.total': 8 });
  vi.mocked(setTimeout).mockImplementationOnce(async () => {
    // One committed before the recount has read, one after it.
    await waiting.deliver();
    await (await written(db, booking('cancelled'))).deliver();
  });
  const { drift, recountedAt } = await recount('somebody');
  expect(drift).toEqual([{ counter: 'overview/bookings/total', stored: 8, counted: 1 }]);
  expect(setTimeout).toHaveBeenCalledWith(2000);
  expect((await converged()).overview.bookings).toMatchObject({ total: 3, cancelled: 1 });
  expect((await overview())?.['recountedAt'].toDate().toISOString()).toBe(recountedAt);
});

it('recounts at the same time correct a figure once', async () => {
  await (await written(db, booking('pending'))).deliver();
  await db.doc('stats/overview').update({ 'bookings.total': 8 });
  await Promise.all(['one', 'two', 'three'].map((by) => recount(by)));
  expect((await converged()).overview.bookings.total).toBe(1);
});

it('a recount corrects more figures than fit into one commit by and by', async () => {
  const tours = Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [`tour-${index}`, { requests: 1 }]),
  );
  await db.doc('stats/month-2026-01').set({ offers: { tours } });
  for (const length of [600, 101, 0]) {
    expect((await recount('somebody')).drift).toHaveLength(length);
  }
  expect((await converged()).months).toEqual({});
});

it('a caller who has lost their role changes nothing', async () => {
  await written(db, booking('pending'));
  await db.doc('stats/overview').set({ bookings: { total: 4 } });
  const refused = recount('somebody', () => Promise.reject(new Error('Removed.')));
  await expect(refused).rejects.toThrow('Removed.');
  expect(await overview()).toEqual({ bookings: { total: 4 } });
});
