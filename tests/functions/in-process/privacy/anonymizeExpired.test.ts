import { randomUUID } from 'node:crypto';
import { addDays, addYears, baliDate, foundBy } from '@selasar/domain/core';
import { retentionYears } from '@selasar/domain/people';
import { bookingSearch } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { anonymizeExpired } from '../../../../functions/src/people/privacy/anonymizeDaily.ts';
import { contributionOf } from '../../../../functions/src/stats/contributions.ts';
import { recount } from '../../../../functions/src/stats/recount.ts';
import { randomFrom } from '../../fuzz/counters/events.ts';
import { figuresAndRecount } from '../../support/recounted.ts';
import { beEverywhere, guest, prepare, personalDataPaths } from './guest.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-anonymize');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '10000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('GUESSES_PER_ADDRESS', '10000');
  vi.stubEnv('SITE_ORIGIN', 'https://bali.example');
});
vi.mock('firebase-functions/logger');

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const today = baliDate(new Date());
/** The latest day of travel that is removed today. */
const longAgo = addYears(today, -retentionYears.requests);
const lives = process.env['FULL'] ? 300 : 24;
const figures = async () => (await figuresAndRecount({ db })).recount;

async function store(more: DocumentData = {}): Promise<string> {
  const id = randomUUID();
  const at = Timestamp.fromDate(new Date(`${addDays(longAgo, -30)}T02:00:00Z`));
  const booking = {
    bookingType: 'tour',
    tourId: 'ubud-walk',
    itemName: 'Ubud Walk',
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: guest.phone,
    startDate: longAgo,
    endDate: longAgo,
    numberOfGuests: 2,
    totalPrice: 91,
    status: 'confirmed',
    createdAt: at,
    updatedAt: at,
    ...more,
  };
  const searched = { ...booking, id };
  await db.doc(`bookings/${id}`).create({ ...booking, ...foundBy(bookingSearch, searched) });
  return id;
}
const read = async (id: string) => (await db.doc(`bookings/${id}`).get()).data() ?? {};
const isAnonymized = async (id: string) => (await read(id))['customerName'] === 'Removed';

it('anonymizes guests past the retention, and nobody a day early', async () => {
  const old = await store();
  const young = await store({ startDate: addDays(longAgo, 1), endDate: addDays(longAgo, 1) });
  expect(await anonymizeExpired(today)).toBe(1);
  expect(await read(old)).toMatchObject({
    customerName: 'Removed',
    customerEmail: '',
    totalPrice: 91,
    removedAt: expect.any(Timestamp),
  });
  expect(JSON.stringify(await read(old))).not.toMatch(/zeph|quaeck/i);
  expect(await isAnonymized(young)).toBe(false);
  expect(await anonymizeExpired(today)).toBe(0);
});

it('keeps guests who wait for an answer or owe a recorded balance', async () => {
  const payment = { id: 'p', amount: 50, date: longAgo, way: 'cash', by: 'x', at: Timestamp.now() };
  const retained = [
    await store({ status: 'pending' }),
    await store({ unanswered: true }),
    await store({ changeRequest: { what: 'cancel', at: Timestamp.now() } }),
    await store({ payments: [payment] }),
  ];
  const anonymized = [
    await store({ payments: [{ ...payment, amount: 91, note: guest.name }] }),
    await store({ status: 'cancelled', payments: [payment] }),
    await store({ customerName: 'Removed' }),
  ];
  await anonymizeExpired(today);
  expect(await Promise.all(retained.map(isAnonymized))).toEqual(retained.map(() => false));
  expect(await Promise.all(anonymized.map(isAnonymized))).toEqual(anonymized.map(() => true));
});

it('continues where the last run ended, page by page, past kept records', async () => {
  for (let n = 0; n < 3; n += 1) await store({ unanswered: true });
  for (let n = 0; n < 7; n += 1) await store();
  const few = { page: 2, read: 100, changed: 3 };
  const runs = [
    await anonymizeExpired(today, few),
    await anonymizeExpired(today, few),
    await anonymizeExpired(today, few),
  ];
  expect(runs).toEqual([3, 3, 1]);
});

it('one failure does not hold up the others, and the run reports it', async () => {
  const damaged = await store({ tripId: 'a/b' });
  const sound = await store();
  await expect(anonymizeExpired(today)).rejects.toThrow('1 records were not anonymized.');
  expect(await isAnonymized(damaged)).toBe(false);
  expect(await isAnonymized(sound)).toBe(true);
});

it('removes all data of a request, except the name under a published review', async () => {
  await prepare();
  const { id, transferId } = await beEverywhere();
  await db.doc(`bookings/${id}`).update({ startDate: longAgo, endDate: longAgo, totalPrice: 20 });
  await db.doc(`transfers/${transferId}`).update({ pickupDate: longAgo });
  await db.doc(`bookings/${id}`).update({ unanswered: false });
  const [message] = (await db.collection('messages').get()).docs;
  const tooOld = new Date(`${addDays(addYears(today, -retentionYears.messages), -1)}T00:00:00Z`);
  await message?.ref.update({ createdAt: Timestamp.fromDate(tooOld) });
  expect(await anonymizeExpired(today)).toBe(3);
  const places = (await personalDataPaths()).map((path) => path.split('/')[0]);
  // Mails without a request expire on their own.
  expect([...new Set(places)].toSorted((a = '', b = '') => (a < b ? -1 : 1))).toEqual([
    'mail',
    'mailLog',
    'ratings',
    'reviews',
  ]);
});

it('figures do not change: no event of the removal adds anything', async () => {
  const random = randomFrom(7);
  const any = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const ids = [];
  for (let n = 0; n < lives; n += 1) {
    const startDate = addDays(longAgo, -Math.floor(random() * 900));
    const isVilla = random() < 0.5;
    ids.push(
      await store({
        bookingType: isVilla ? 'villa' : 'tour',
        ...(isVilla ? { villaId: 'sawah' } : {}),
        startDate,
        endDate: isVilla ? addDays(startDate, Math.floor(random() * 9)) : startDate,
        status: any(['pending', 'confirmed', 'cancelled']),
        totalPrice: Math.floor(random() * 2000) / 4,
        numberOfGuests: any([1, 2, 7]),
        createdAt: Timestamp.fromDate(new Date(`${addDays(startDate, -20)}T18:00:00Z`)),
      }),
    );
  }
  await recount('test');
  const before = await figures();
  const stored = await Promise.all(ids.map(read));
  const anonymized = await anonymizeExpired(today, { page: 7, read: 1000, changed: 1000 });
  expect(anonymized).toBe(stored.filter(({ status }) => status !== 'pending').length);
  for (const [index, id] of ids.entries()) {
    const path = `bookings/${id}`;
    expect(contributionOf(path, await read(id))).toEqual(contributionOf(path, stored[index]));
  }
  expect(await figures()).toEqual(before);
  expect((await recount('test')).drift).toEqual([]);
});
