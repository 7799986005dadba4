import { limits } from '@selasar/domain/core';
import { statsMonthSchema, statsOffersSchema } from '@selasar/domain/stats';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { listOffer } from '../../../functions/src/stats/listedOffers.ts';
import { recount } from '../../../functions/src/stats/recount.ts';
import { figuresAndRecount } from '../support/recounted.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-reports'));
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
const day = (date: string) => Timestamp.fromDate(new Date(`${date}T12:00:00+08:00`));
const stay = {
  bookingType: 'villa',
  villaId: 'villa-sawah',
  status: 'confirmed',
  totalPrice: 90.1,
  startDate: '2026-03-30',
  endDate: '2026-04-02',
  numberOfGuests: 2,
  createdAt: day('2026-02-10'),
};
const month = async (name: string) =>
  statsMonthSchema.parse({ ...(await stored(`stats/month-${name}`)), id: name });

it('a recount fills months for bookings that are older than the monthly figures', async () => {
  for (const status of ['pending', 'confirmed', 'cancelled']) {
    await db.collection('bookings').add({ ...stay, status });
  }
  await db.collection('transfers').add({
    status: 'completed',
    totalAmount: 50,
    pickupDate: '2026-02-12',
    createdAt: day('2026-02-10'),
  });
  await recount('somebody');
  const { offers, transfers } = await month('2026-02');
  expect(offers.villas['villa-sawah']).toEqual({
    requests: 3,
    confirmed: 1,
    revenue: 180.2,
    dated: 3,
    leadDays: 3 * 48,
    nights: 0,
    seats: 0,
  });
  expect(transfers).toEqual({ requests: 1, confirmed: 1, revenue: 50, dated: 1, leadDays: 2 });
  expect((await month('2026-03')).offers.villas['villa-sawah']).toMatchObject({ nights: 2 });
  expect((await month('2026-04')).offers.villas['villa-sawah']).toMatchObject({ nights: 1 });
  const { figures, recount: counted } = await figuresAndRecount({ db });
  expect(figures).toEqual(counted);
  const { drift } = await recount('somebody');
  expect(drift).toEqual([]);
});

it('the revenue of each month equals that of the card', async () => {
  for (const [index, date] of ['2026-01-31', '2026-02-01', '2026-02-28'].entries()) {
    const createdAt = day(date);
    await db.collection('bookings').add({ ...stay, createdAt, totalPrice: 10.1 ** index });
    await db.collection('bookings').add({
      ...stay,
      createdAt,
      bookingType: 'tour',
      tourId: 'ubud-walk',
      status: 'pending',
    });
    await db.collection('bookings').add({ ...stay, createdAt, status: 'cancelled' });
  }
  await recount('somebody');
  const card = (await stored('stats/overview'))?.['revenue'].months as Record<string, number>;
  expect(Object.values(card).filter((usd) => usd > 0)).toHaveLength(2);
  for (const [name, usd] of Object.entries(card)) {
    const { tours, villas } = (await month(name)).offers;
    const all = [...Object.values(tours), ...Object.values(villas)];
    expect(all.reduce((sum, { revenue }) => sum + revenue, 0)).toBeCloseTo(usd, 6);
  }
});

it('a recount corrects an invalid month and does not write a correct one', async () => {
  await db.collection('bookings').add(stay);
  await recount('somebody');
  const april = (await db.doc('stats/month-2026-04').get()).updateTime;
  const broken = { offers: { villas: { 'villa-sawah': { requests: 'three' } } } };
  await db.doc('stats/month-2026-02').set(broken);
  await db.doc('stats/month-2019-01').set({ transfers: { requests: 4 } });
  const { drift } = await recount('somebody');
  expect(drift).toContainEqual({
    counter: 'month-2026-02/offers/villas/villa-sawah/requests',
    stored: 0,
    counted: 1,
  });
  expect((await month('2026-02')).offers.villas['villa-sawah']?.requests).toBe(1);
  expect((await month('2019-01')).transfers.requests).toBe(0);
  expect((await db.doc('stats/month-2026-04').get()).updateTime).toEqual(april);
});

it('the report of a first recount of many months fits into a document', async () => {
  const batch = db.batch();
  for (let tour = 0; tour < 60; tour += 1) {
    const slug = { bookingType: 'tour', tourId: `tour-${tour}` };
    batch.create(db.collection('bookings').doc(), { ...stay, ...slug });
  }
  await batch.commit();
  const { drift } = await recount('somebody');
  expect(drift.length).toBeGreaterThan(300);
  const [report] = (await db.collection('stats/overview/recounts').get()).docs;
  expect(report?.get('drift')).toHaveLength(200);
  expect((await stored('stats/overview'))?.['lastDrift']).toBe(drift.length);
});

it('a recount reads requests beyond one page', async () => {
  const ids = Array.from({ length: 2100 }, (_, index) => `booking-${index}`);
  for (let from = 0; from < ids.length; from += 500) {
    const batch = db.batch();
    for (const id of ids.slice(from, from + 500)) batch.create(db.doc(`bookings/${id}`), stay);
    await batch.commit();
  }
  await recount('somebody');
  expect((await month('2026-02')).offers.villas['villa-sawah']?.requests).toBe(2100);
});

it('a month has room for 2,000 offers with the longest slugs', async () => {
  const slugs = Array.from({ length: 2000 }, (_, index) => `${index}`.padStart(limits.slug, 'a'));
  const figures = Object.fromEntries(
    ['requests', 'confirmed', 'revenue', 'dated', 'leadDays', 'nights', 'seats'].map((name) => [
      name,
      1.5,
    ]),
  );
  const tours = Object.fromEntries(slugs.map((slug) => [slug, figures]));
  const write = db.doc('stats/month-2026-02').set({ offers: { tours } });
  await expect(write).resolves.toBeDefined();
});

type Change = Exclude<Parameters<typeof listOffer>[0], undefined>;

/** Writes or deletes an offer; its event waits for delivery. */
async function written(path: string, data: DocumentData | undefined): Promise<Change> {
  const reference = db.doc(path);
  const before = await reference.get();
  await (data ? reference.set(data) : reference.delete());
  return { before, after: await reference.get() };
}
const listed = async () => statsOffersSchema.parse(await stored('stats/offers'));

it('an offer is listed by its last name, even once deleted and for late events', async () => {
  const creation = await written('villas/villa-sawah', { name: 'Villa Sawah', capacity: 4 });
  await listOffer(creation);
  const renamed = await written('villas/villa-sawah', { name: 'Villa Padi' });
  await listOffer(renamed);
  // The older event arrives again.
  await listOffer(creation);
  expect(await listed()).toEqual({ tours: {}, villas: { 'villa-sawah': { name: 'Villa Padi' } } });
  await listOffer(await written('villas/villa-sawah', undefined));
  await listOffer(renamed);
  expect((await listed()).villas).toEqual({ 'villa-sawah': { name: 'Villa Padi', isGone: true } });
});

it('a tour is listed with its limits of seats only, or with no rules', async () => {
  const rules = { seats: 8, weekdays: [1, 3], closed: ['2026-12-24/2026-12-26'], deposit: 20 };
  await listOffer(await written('tours/ubud', { title: 'Ubud', rules }));
  expect((await listed()).tours).toEqual({
    ubud: { name: 'Ubud', rules: { seats: 8, weekdays: [1, 3], closed: rules.closed } },
  });
  const departures = { '08:00': { seats: 5 }, '14:00': { seats: 7, weekdays: [1] } };
  await listOffer(await written('tours/ubud', { title: 'Ubud', rules: { seats: 8, departures } }));
  expect((await listed()).tours).toEqual({ ubud: { name: 'Ubud', rules: { departures } } });
  const unlimited = { title: 'Ubud', rules: { weekdays: [1, 3] } };
  await listOffer(await written('tours/ubud', unlimited));
  expect((await listed()).tours).toEqual({ ubud: { name: 'Ubud' } });
});

it('an edit that is irrelevant for reports writes nothing', async () => {
  await listOffer(await written('tours/ubud', { title: 'Ubud' }));
  const { updateTime } = await db.doc('stats/offers').get();
  await listOffer(await written('tours/ubud', { title: 'Ubud', featured: true }));
  expect((await db.doc('stats/offers').get()).updateTime).toEqual(updateTime);
});

it('a recount lists existing offers and keeps the names of deleted ones', async () => {
  await db.doc('tours/ubud').set({ title: 'Ubud' });
  await db.doc('villas/damaged').set({ name: 7, rules: { seats: 'many' } });
  await db.doc('stats/offers').set({ tours: { old: { name: 'Old Walk' }, ubud: { name: 'Was' } } });
  await recount('somebody');
  expect(await stored('stats/offers')).toEqual({
    tours: { ubud: { name: 'Ubud' }, old: { name: 'Old Walk', isGone: true } },
    villas: { damaged: {} },
  });
  const { updateTime } = await db.doc('stats/offers').get();
  await recount('somebody');
  expect((await db.doc('stats/offers').get()).updateTime).toEqual(updateTime);
});
