import { randomUUID } from 'node:crypto';
import { monthOf } from '@selasar/domain/core';
import { seatsId } from '@selasar/domain/pricing';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { recountSeats } from '../../../functions/src/availability/recountSeats.ts';
import { setBookingStatus } from '../../../functions/src/requests/setStatus.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { undoChange } from '../../../functions/src/requests/undo.ts';
import { callHere, enrolHere } from './callHere.ts';
import { guard } from './guarded.ts';
import { inDays } from '../support/offer.ts';
import { plainTour } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-seats');
});

vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

const clicks = process.env['FULL'] ? 200 : 40;
const staff = { uid: randomUUID(), role: 'staff' as const };
const date = inDays(20);

beforeAll(() => enrolHere(staff));
beforeEach(() => {
  guard.isOn = true;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const set = (bookingId: string | undefined, from: string, to: string) =>
  callHere(setBookingStatus, { bookingId, from, to }, staff);

/** A tour for one test, and bookings for the given numbers of guests. */
async function tourWith(seats: number | undefined, guests: readonly number[]) {
  const tourId = `tour-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const writer = db.batch();
  writer.create(db.doc(`tours/${tourId}`), {
    ...plainTour,
    slug: tourId,
    ...(seats === undefined ? {} : { rules: { seats } }),
    ...times,
  });
  const ids = guests.map((numberOfGuests) => {
    const id = randomUUID();
    writer.create(db.doc(`bookings/${id}`), {
      bookingType: 'tour',
      tourId,
      itemName: 'Test Tour',
      customerName: 'Hannah Vogel',
      customerEmail: 'hannah@example.com',
      startDate: date,
      endDate: date,
      numberOfGuests,
      totalPrice: 91,
      status: 'pending',
      ...times,
    });
    return id;
  });
  await writer.commit();
  const month = db.doc(`seats/${seatsId(tourId, monthOf(date))}`);
  return {
    tourId,
    ids,
    /** The public seats of the day. */
    taken: async () => (await month.get()).get(`taken.${date}`) as number | undefined,
    holders: async () =>
      ((await db.doc(`seatHolders/${tourId}_${date}`).get()).get('seats') ?? {}) as object,
    confirmedGuests: async () => {
      const all = await db.collection('bookings').where('tourId', '==', tourId).get();
      const confirmed = all.docs.filter((booking) => booking.get('status') === 'confirmed');
      return confirmed.reduce((sum, booking) => sum + Number(booking.get('numberOfGuests')), 0);
    },
  };
}

const refusalsOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.flatMap((call) => (call.status === 'rejected' ? [call.reason.details] : []));

it('are held while a booking is confirmed, published without naming it, and freed afterwards', async () => {
  const { ids, taken, holders } = await tourWith(12, [3, 4]);
  expect(await taken()).toBeUndefined();
  await set(ids[0], 'pending', 'confirmed');
  await set(ids[1], 'pending', 'confirmed');
  expect(await taken()).toBe(7);
  expect(await holders()).toEqual({ [ids[0]!]: 3, [ids[1]!]: 4 });
  await set(ids[0], 'confirmed', 'cancelled');
  expect(await taken()).toBe(4);
  const { eventId } = await set(ids[1], 'confirmed', 'cancelled');
  expect(await taken()).toBeUndefined();
  await callHere(undoChange, { kind: 'bookings', id: ids[1], eventId }, staff);
  expect(await taken()).toBe(4);
});

it('are counted even for a tour without a limit', async () => {
  const { ids, taken } = await tourWith(undefined, [10, 10]);
  for (const id of ids) await set(id, 'pending', 'confirmed');
  expect(await taken()).toBe(20);
});

it('are refused when sold out, and the error names the holders', async () => {
  const { ids, taken } = await tourWith(12, [10, 3]);
  await set(ids[0], 'pending', 'confirmed');
  await expect(set(ids[1], 'pending', 'confirmed')).rejects.toMatchObject({
    details: {
      code: 'seats-taken',
      field: 'to',
      message: expect.stringMatching(
        new RegExp(
          `takes 12 guests on .*, and 10 are confirmed \\(#${ids[0]!.slice(0, 8)}\\). This booking is for 3.`,
        ),
      ),
    },
  });
  expect(await taken()).toBe(10);
  expect((await db.doc(`bookings/${ids[1]}`).get()).get('status')).toBe('pending');
});

it(`are sold to the last, and of ${clicks} parallel confirmations the one too many is refused`, async () => {
  const tour = await tourWith(
    clicks - 1,
    Array.from({ length: clicks }, () => 1),
  );
  const settled = await Promise.allSettled(tour.ids.map((id) => set(id, 'pending', 'confirmed')));
  expect(refusalsOf(settled)).toMatchObject([{ code: 'seats-taken' }]);
  expect(await tour.confirmedGuests()).toBe(clicks - 1);
  expect(await tour.taken()).toBe(clicks - 1);
  expect(await recountSeats(date)).toEqual([]);
});

it('would be sold twice without the write preconditions', async () => {
  const tour = await tourWith(
    3,
    Array.from({ length: clicks }, () => 1),
  );
  // The document of the day exists: its creation needs no precondition.
  await set(tour.ids[0], 'pending', 'confirmed');
  await set(tour.ids[0], 'confirmed', 'cancelled');
  guard.off(clicks - 1);
  await Promise.allSettled(tour.ids.slice(1).map((id) => set(id, 'pending', 'confirmed')));
  expect(await tour.confirmedGuests()).toBeGreaterThan(3);
});

it('are corrected by a recount of the bookings, day by day', async () => {
  const tour = await tourWith(12, [3, 4]);
  for (const id of tour.ids) await set(id, 'pending', 'confirmed');
  await db.doc(`seatHolders/${tour.tourId}_${date}`).update({ seats: { somebody: 2 } });
  expect(await recountSeats(date)).toContainEqual({ tourId: tour.tourId, date });
  expect(await tour.holders()).toEqual({ [tour.ids[0]!]: 3, [tour.ids[1]!]: 4 });
  expect(await tour.taken()).toBe(7);
  expect(await recountSeats(date)).not.toContainEqual({ tourId: tour.tourId, date });
  // The public seats of that day, and of a day without guests.
  const month = db.doc(`seats/${seatsId(tour.tourId, monthOf(date))}`);
  await month.update({ [`taken.${date}`]: 99, [`taken.${monthOf(date)}-31`]: 5 });
  expect(await recountSeats(date)).toContainEqual({ tourId: tour.tourId, date });
  expect((await month.get()).get('taken')).toEqual({ [date]: 7 });
  // As stored before seats were counted.
  await db.doc(`seatHolders/${tour.tourId}_${date}`).delete();
  expect(await recountSeats(date)).toContainEqual({ tourId: tour.tourId, date });
  expect(await tour.taken()).toBe(7);
});
