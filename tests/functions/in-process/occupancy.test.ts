import { randomUUID } from 'node:crypto';
import { addDays, baliDate, monthOf, monthsOf, nightsOf } from '@selasar/domain/core';
import type { BookingStatus } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { republishOccupancy } from '../../../functions/src/availability/publishOccupancy.ts';
import { verifySeats } from '../../../functions/src/availability/recountSeats.ts';
import { setBookingStatus } from '../../../functions/src/requests/setStatus.ts';
import { blockNights, unblockNights } from '../../../functions/src/calendar/blocks.ts';
import { removeFeedWithBlocks, syncFeed } from '../../../functions/src/calendar/feeds/syncFeed.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { onBookingWritten } from '../../../functions/src/triggers.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';
import { inDays } from '../support/offer.ts';
import { emptyCalendar } from '../../../functions/src/calendar/feeds/calendar/readCalendar.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-occupancy');
});
vi.mock('firebase-functions/logger');

const staff = { uid: randomUUID(), role: 'staff' as const };
const today = baliDate(new Date());
const stay = { startDate: inDays(40), endDate: inDays(43) };
const times = () => ({ createdAt: Timestamp.now(), updatedAt: Timestamp.now() });

beforeAll(() => enrolHere(staff));
beforeEach(async () => {
  for (const name of ['occupancy', 'calendars', 'nightHolders', 'seats', 'seatHolders', 'bookings'])
    await db.recursiveDelete(db.collection(name));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** All that is published, of all months. */
async function published() {
  const { docs } = await db.collection('occupancy').get();
  const parts = docs.map((month) => month.data() as Record<'nights' | 'seats', object>);
  const merged = (name: 'nights' | 'seats') => {
    const all: Record<string, unknown> = {};
    for (const part of parts) {
      for (const [id, taken] of Object.entries(part[name])) {
        const before = all[id];
        all[id] = Array.isArray(taken)
          ? [...(Array.isArray(before) ? before : []), ...taken]
          : { ...(before as object), ...taken };
      }
    }
    return all;
  };
  return { nights: merged('nights'), seats: merged('seats') };
}

async function addVilla(): Promise<string> {
  const villaId = `villa-${randomUUID()}`;
  await db.doc(`villas/${villaId}`).create({ ...plainVilla, slug: villaId, ...times() });
  return villaId;
}

async function addTour(): Promise<string> {
  const tourId = `tour-${randomUUID()}`;
  const tour = { ...plainTour, slug: tourId, rules: { seats: 8 }, ...times() };
  await db.doc(`tours/${tourId}`).create(tour);
  return tourId;
}

const request = (item: { tourId: string } | { villaId: string }) => {
  const isTour = 'tourId' in item;
  return {
    bookingType: isTour ? 'tour' : 'villa',
    ...item,
    itemName: 'Test',
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    ...(isTour ? { startDate: stay.startDate, endDate: stay.startDate } : stay),
    numberOfGuests: 3,
    totalPrice: 91,
    status: 'pending',
    ...times(),
  };
};

/** Writes a booking, and delivers the event to its trigger. */
async function withEvent(bookingId: string, write: () => Promise<unknown>): Promise<void> {
  const document = db.doc(`bookings/${bookingId}`);
  const before = await document.get();
  await write();
  const after = await document.get();
  const { run } = onBookingWritten as unknown as { run: (event: object) => Promise<void> };
  await run({
    id: randomUUID(),
    time: new Date().toISOString(),
    data: { before, after },
    params: {},
  });
}

async function book(item: { tourId: string } | { villaId: string }): Promise<string> {
  const bookingId = randomUUID();
  await withEvent(bookingId, () => db.doc(`bookings/${bookingId}`).create(request(item)));
  return bookingId;
}
const set = (bookingId: string, from: BookingStatus, to: BookingStatus) =>
  withEvent(bookingId, () => callHere(setBookingStatus, { bookingId, from, to }, staff));

it('publishes what confirmed bookings hold, and what they free', async () => {
  const [villaId, tourId] = [await addVilla(), await addTour()];
  const bookings = [await book({ villaId }), await book({ tourId })];
  // A request holds nothing: however many come, no shared document is written.
  expect((await db.collection('occupancy').get()).size).toBe(0);

  for (const booking of bookings) await set(booking, 'pending', 'confirmed');
  expect(await published()).toEqual({
    nights: { [villaId]: nightsOf(stay) },
    seats: { [tourId]: { [stay.startDate]: 3 } },
  });

  for (const booking of bookings) await set(booking, 'confirmed', 'cancelled');
  expect(await published()).toEqual({ nights: {}, seats: {} });
});

it('publishes a booking that is moved or deleted outside of the calls', async () => {
  const villaId = await addVilla();
  const booking = await book({ villaId });
  await set(booking, 'pending', 'confirmed');
  const id = `${villaId}_${monthOf(stay.startDate)}`;
  await withEvent(booking, async () => {
    await db.recursiveDelete(db.doc(`bookings/${booking}`));
    for (const month of monthsOf(stay)) await db.doc(`calendars/${villaId}_${month}`).delete();
  });
  expect((await db.doc(`calendars/${id}`).get()).exists).toBe(false);
  expect((await published()).nights).toEqual({});
});

it('publishes blocks of staff and of a feed', async () => {
  const villaId = await addVilla();
  const blockId = randomUUID();
  const block = { blockId, villaId, ...stay, reason: 'owner' as const, note: '' };
  await callHere(blockNights, block, staff);
  expect((await published()).nights).toEqual({ [villaId]: nightsOf(stay) });
  await callHere(unblockNights, { blockId }, staff);
  expect((await published()).nights).toEqual({});

  const feedId = randomUUID();
  await db.doc(`feeds/${feedId}`).create({
    villaId,
    villaName: 'Test',
    name: 'Airbnb',
    url: 'https://example.com/calendar.ics',
    hasProblem: false,
    ...times(),
  });
  const calendar = { ...emptyCalendar(), stays: [{ uid: 'one', ...stay }] };
  await syncFeed({ feedId, calendar, acceptsFewer: false });
  expect((await published()).nights).toEqual({ [villaId]: nightsOf(stay) });
  await removeFeedWithBlocks(feedId, async () => ({
    uid: staff.uid,
    fullName: 'Ayu',
    email: 'ayu@example.com',
  }));
  expect((await published()).nights).toEqual({});
});

it('is right after many confirmations at once, also beside the job', async () => {
  const villas = await Promise.all(Array.from({ length: 12 }, addVilla));
  const bookings = await Promise.all(villas.map((villaId) => book({ villaId })));
  await Promise.all([
    ...bookings.map((booking) => set(booking, 'pending', 'confirmed')),
    republishOccupancy(today),
  ]);
  expect((await published()).nights).toEqual(
    Object.fromEntries(villas.map((villaId) => [villaId, nightsOf(stay)])),
  );
});

it('a job repairs what a lost event left behind, and removes past months', async () => {
  const villaId = await addVilla();
  const booking = await book({ villaId });
  await callHere(setBookingStatus, { bookingId: booking, from: 'pending', to: 'confirmed' }, staff);
  const past = monthOf(addDays(today, -40));
  await db.doc(`occupancy/${past}`).create({ nights: {}, seats: {} });
  await verifySeats.run({ scheduleTime: new Date().toISOString() });
  expect((await published()).nights).toEqual({ [villaId]: nightsOf(stay) });
  expect((await db.doc(`occupancy/${past}`).get()).exists).toBe(false);
  expect(await republishOccupancy(today)).toEqual([]);

  const [month = ''] = monthsOf(stay);
  await db.doc(`occupancy/${month}`).delete();
  expect(await republishOccupancy(today)).toEqual([month]);
});
