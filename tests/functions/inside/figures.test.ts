import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bookingStatus, bookingStatuses, transferStatuses } from '@selasar/domain';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { bookingContribution } from '../../../functions/src/stats/contributions.ts';
import { countWith } from '../../../functions/src/stats/count.ts';
import { folder, paceOf } from '../../../functions/src/stats/fold.ts';
import { watermark } from '../../../functions/src/stats/ledger.ts';
import { recount } from '../../../functions/src/stats/recount.ts';
import { repair } from '../../../functions/src/stats/repair.ts';
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
/** Half past midnight of Monday, 2 March 2026 in Bali; it is Sunday, 1 March still in UTC. */
const MONDAY = Timestamp.fromDate(new Date('2026-03-01T16:30:00Z'));
const booking = (status: string, totalPrice = 182, createdAt = MONDAY) => ({
  status,
  totalPrice,
  createdAt,
});

/** No waiting: nobody else writes in this project. */
const count = countWith(bookingContribution, undefined, folder(paceOf(0)));
type CountedEvent = Parameters<ReturnType<typeof countWith>>[0];

/** Writes or deletes a booking; its event waits for delivery. */
async function written(data: DocumentData | undefined, id: string = randomUUID()) {
  const reference = db.doc(`bookings/${id}`);
  const before = await reference.get();
  await (data ? reference.set(data) : reference.delete());
  const after = await reference.get();
  const time = after.readTime.toDate().toISOString();
  const event = { id: randomUUID(), time, data: { before, after } } as unknown as CountedEvent;
  return { id, event, after, deliver: () => count(event) };
}

it('a repeated event is counted once and recorded in the ledger', async () => {
  const { event, after, deliver } = await written(booking('pending'));
  for (let times = 0; times < 3; times += 1) await deliver();
  expect(await overview()).toMatchObject({
    bookings: { total: 1, pending: 1 },
    revenue: { total: 182, months: { '2026-03': 182 } },
    updatedAt: expect.any(Timestamp),
  });
  expect((await stored('stats/weeks'))?.['weeks']).toEqual({
    '2026-03-02': { bookings: 1, revenue: 182 },
  });
  const entry = await stored(`statsLedger/${event.id}`);
  expect(entry).toMatchObject({
    committedAt: after.updateTime,
    changes: { 'overview/bookings/total': 1, 'weeks/weeks/2026-03-02/revenue': 182 },
  });
  const days = (entry?.['expiresAt'].toMillis() - entry?.['at'].toMillis()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(14, 1);
});

it('an event that changes no figure gets no ledger entry', async () => {
  const { id, deliver } = await written(booking('pending'));
  await deliver();
  const note = await written({ ...booking('pending'), customerName: 'Hannah Vogel' }, id);
  await note.deliver();
  expect(await stored(`statsLedger/${note.event.id}`)).toBeUndefined();
  const nothing = { ...note.event, id: randomUUID(), data: undefined };
  await count(nothing);
  expect(await stored(`statsLedger/${nothing.id}`)).toBeUndefined();
});

it('a deletion has the time of its event', async () => {
  const { id, deliver } = await written(booking('pending'));
  await deliver();
  const gone = await written(undefined, id);
  await gone.deliver();
  expect(await stored(`statsLedger/${gone.event.id}`)).toMatchObject({
    committedAt: Timestamp.fromDate(new Date(gone.event.time)),
  });
  expect(await overview()).toMatchObject({
    bookings: { total: 0, pending: 0 },
    revenue: { total: 0, months: { '2026-03': 0 } },
  });
});

it('an event from before the last recount adds nothing', async () => {
  const [early, late] = [await written(booking('pending')), await written(booking('pending'))];
  await watermark.set({ countedUpTo: early.after.updateTime });
  await early.deliver();
  expect(await overview()).toBeUndefined();
  expect(await stored(`statsLedger/${early.event.id}`)).toBeDefined();
  await late.deliver();
  expect(await overview()).toMatchObject({ bookings: { total: 1 } });
});

it('an event that cannot be counted is retried', async () => {
  const { event } = await written(booking('pending'));
  const fails = countWith(bookingContribution, () => Promise.reject(new Error('Down.')));
  await expect(fails(event)).rejects.toThrow('Down.');
});

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
  await repair('somebody');
  const { figures, recount } = await figuresAndRecount({ db });
  expect(figures).toEqual(recount);
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

it('a recount of an empty database removes all figures', async () => {
  await db.doc('stats/overview').set({ bookings: { total: 4 }, lastDrift: 3 });
  const { drift } = await repair('somebody');
  expect(drift).toEqual([{ counter: 'overview/bookings/total', stored: 4, counted: 0 }]);
  expect((await figuresAndRecount({ db })).figures.overview.bookings.total).toBe(0);
  expect(await overview()).not.toHaveProperty('bookings');
});

it('a recount counts the documents as of its instant', async () => {
  const instant = (await watermark.get()).readTime;
  await written(booking('pending'));
  expect(await recount(instant)).toEqual({});
  const { readTime } = await watermark.get();
  expect(await recount(readTime)).toMatchObject({ 'overview/bookings/total': 1 });
});

it('a recount stays exact while events are being delivered', async () => {
  const [counted, waiting] = [
    await written(booking('pending')),
    await written(booking('confirmed')),
  ];
  await counted.deliver();
  vi.mocked(setTimeout).mockImplementationOnce(async () => {
    // One committed before the recount, one after it.
    await waiting.deliver();
    await (await written(booking('cancelled'))).deliver();
  });
  const { drift, recountedAt } = await repair('somebody');
  expect(drift).toEqual([]);
  expect(setTimeout).toHaveBeenCalledWith(2000);
  const { figures, recount } = await figuresAndRecount({ db });
  expect(figures).toEqual(recount);
  expect(figures.overview.bookings).toMatchObject({ total: 3, cancelled: 1 });
  expect((await overview())?.['recountedAt'].toDate().toISOString()).toBe(recountedAt);
  expect((await watermark.get()).get('countedUpTo').toDate().toISOString()).toBe(recountedAt);
});

it('a caller who has lost their role changes nothing', async () => {
  await db.doc('stats/overview').set({ bookings: { total: 4 } });
  const refused = repair('somebody', () => Promise.reject(new Error('Removed.')));
  await expect(refused).rejects.toThrow('Removed.');
  expect(await overview()).toEqual({ bookings: { total: 4 } });
});
