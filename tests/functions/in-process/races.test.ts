import { randomUUID } from 'node:crypto';
import { nightsOf, type Stay } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBooking,
  createBookingForGuest,
} from '../../../functions/src/requests/createBooking.ts';
import { setBookingStatus, setTransferStatus } from '../../../functions/src/requests/setStatus.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../functions/src/requests/createTransfer.ts';
import { callHere, enrolHere } from './callHere.ts';
import { guard } from './guarded.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-races');
});

vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});

// Silences the log of hundreds of calls.
vi.mock('firebase-functions/logger');

const clicks = process.env['FULL'] ? 200 : 30;
const rounds = process.env['FULL'] ? 50 : 4;
const retries = process.env['FULL'] ? 50 : 20;

beforeAll(async () => {
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '100');
  await enrolHere(staff);
});
beforeEach(() => {
  guard.isOn = true;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const stay = (from: number, to: number): Stay => ({ startDate: inDays(from), endDate: inDays(to) });

/** Bookings of a villa for this file only, stored as `createBooking` does. */
async function book(alternatives: readonly Stay[], status = 'pending', villaId = randomUUID()) {
  const ids = alternatives.map(() => randomUUID());
  const writer = db.batch();
  alternatives.forEach((requested, index) =>
    writer.create(db.doc(`bookings/${ids[index]}`), {
      bookingType: 'villa',
      villaId,
      itemName: 'Test Villa',
      customerName: 'Hannah Vogel',
      customerEmail: 'hannah@example.com',
      ...requested,
      numberOfGuests: 2,
      totalPrice: 630,
      status,
      createdAt: Timestamp.now(),
      updatedAt: Timestamp.now(),
    }),
  );
  await writer.commit();
  return { villaId, ids };
}

const staff = { uid: randomUUID(), role: 'staff' as const };
const set = (bookingId: string | undefined, from: string, to: string) =>
  callHere(setBookingStatus, { bookingId, from, to }, staff);

/** A stay booked by staff for a guest who phones. */
const newBooking = (villaId: string) => ({
  ...alternatives.tour(),
  bookingType: 'villa',
  requestId: randomUUID(),
  itemId: villaId,
  customerEmail: '',
  customerPhone: '0812 3456 7890',
  status: 'confirmed',
  overrides: [],
});

/** The results of the calls: answers, and error codes. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  const refusals = settled.flatMap((call) =>
    call.status === 'rejected' ? [String(call.reason?.details?.code ?? call.reason)] : [],
  );
  return { succeeded: settled.length - refusals.length, refusals };
}

/** The nights by the confirmed bookings that include them, and the stored data about them. */
async function nightsOfVilla(villaId: string) {
  const of = async (collection: string) =>
    (await db.collection(collection).where('villaId', '==', villaId).get()).docs;
  const confirmed: Record<string, string[]> = {};
  for (const booking of await of('bookings')) {
    if (booking.get('status') !== 'confirmed') continue;
    const requested = { startDate: booking.get('startDate'), endDate: booking.get('endDate') };
    for (const night of nightsOf(requested)) (confirmed[night] ??= []).push(booking.id);
  }
  const stored = async (collection: string): Promise<Record<string, unknown>> =>
    Object.assign({}, ...(await of(collection)).map((month) => month.get('nights')));
  return { confirmed, holders: await stored('nightHolders'), taken: await stored('calendars') };
}

/** Each night of a confirmed booking is held by it only and is public; no other night is. */
async function expectOneHolderEach(villaId: string) {
  const { confirmed, holders, taken } = await nightsOfVilla(villaId);
  expect(confirmed).toEqual(
    Object.fromEntries(Object.entries(holders).map(([night, holder]) => [night, [holder]])),
  );
  expect(Object.keys(taken).sort()).toEqual(Object.keys(holders).sort());
}

/** Overlapping stays across two month ends, and one that has taken and freed nights in each month. */
async function contestedVilla() {
  const { villaId, ids } = await book([stay(20, 75)]);
  await set(ids[0], 'pending', 'confirmed');
  await set(ids[0], 'confirmed', 'cancelled');
  const alternatives = Array.from({ length: clicks }, (_, n) => stay(20 + (n % 50), 25 + (n % 50)));
  return { villaId, ids: (await book(alternatives, 'pending', villaId)).ids };
}

describe('the nights of a villa', () => {
  it(`have one holder each after ${clicks} overlapping stays are confirmed in parallel`, async () => {
    const { villaId, ids } = await contestedVilla();
    const { succeeded, refusals } = await outcomes(
      ids.map((id) => set(id, 'pending', 'confirmed')),
    );
    await expectOneHolderEach(villaId);
    expect(succeeded).toBeGreaterThan(0);
    expect(['nights-taken', 'busy']).toEqual(expect.arrayContaining([...new Set(refusals)]));
  });

  it(`have one holder each after staff book ${clicks} overlapping stays in parallel, each twice`, async () => {
    const villaId = randomUUID();
    await db.doc(`villas/${villaId}`).set({ ...plainVilla, slug: villaId });
    const alternatives = Array.from({ length: clicks }, (_, n) =>
      stay(20 + (n % 50), 25 + (n % 50)),
    );
    const calls = alternatives.flatMap((requested) => {
      const input = { ...newBooking(villaId), ...requested };
      return [
        callHere(createBookingForGuest, input, staff),
        callHere(createBookingForGuest, input, staff),
      ];
    });
    const { succeeded, refusals } = await outcomes(calls);
    await expectOneHolderEach(villaId);
    expect(succeeded).toBeGreaterThan(0);
    expect(['nights-taken', 'busy']).toEqual(expect.arrayContaining([...new Set(refusals)]));
  });

  it('would have several without the write preconditions', async () => {
    const { villaId, ids } = await contestedVilla();
    guard.off(ids.length);
    await outcomes(ids.map((id) => set(id, 'pending', 'confirmed')));
    const { confirmed } = await nightsOfVilla(villaId);
    expect(Object.values(confirmed).some((holders) => holders.length > 1)).toBe(true);
  });

  it('go to either a confirmation or a restoration', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId, ids } = await book([stay(30, 34)], 'pending');
      const cancelled = await book([stay(33, 36)], 'cancelled', villaId);
      const { succeeded } = await outcomes([
        set(ids[0], 'pending', 'confirmed'),
        set(cancelled.ids[0], 'cancelled', 'confirmed'),
      ]);
      expect(succeeded).toBe(1);
      await expectOneHolderEach(villaId);
    }
  });

  it('stay consistent when a cancellation and a confirmation run in parallel', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId, ids } = await book([stay(30, 34), stay(33, 36)]);
      await set(ids[0], 'pending', 'confirmed');
      const cancelling = set(ids[0], 'confirmed', 'cancelled');
      const { refusals } = await outcomes([set(ids[1], 'pending', 'confirmed'), cancelling]);
      await expect(cancelling).resolves.toMatchObject({ status: 'cancelled' });
      // It depends on timing whether the nights were free yet.
      expect(['nights-taken']).toEqual(expect.arrayContaining(refusals));
      await expectOneHolderEach(villaId);
    }
  });
});

describe('one booking', () => {
  it('accepts one of several staff members, and tells the others', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId, ids } = await book([stay(30, 34)]);
      const { succeeded, refusals } = await outcomes([
        set(ids[0], 'pending', 'confirmed'),
        set(ids[0], 'pending', 'cancelled'),
        set(ids[0], 'pending', 'confirmed'),
      ]);
      expect(succeeded).toBe(1);
      expect(refusals).toEqual(['status-stale', 'status-stale']);
      expect((await db.collection(`bookings/${ids[0]}/events`).get()).size).toBe(1);
      await expectOneHolderEach(villaId);
    }
  });

  it('of a transfer does the same', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const requestId = randomUUID();
      const input = {
        ...alternatives.transfer(),
        requestId,
        customerEmail: `${requestId}@example.com`,
      };
      const created = await outcomes(
        Array.from({ length: 4 }, () => callHere(createTransfer, input)),
      );
      expect(created.refusals).toEqual([]);
      const { succeeded, refusals } = await outcomes(
        ['confirmed', 'cancelled', 'confirmed'].map((to) =>
          callHere(setTransferStatus, { transferId: requestId, from: 'pending', to }, staff),
        ),
      );
      expect(succeeded).toBe(1);
      expect(refusals).toEqual(['status-stale', 'status-stale']);
      expect((await db.collection(`transfers/${requestId}/events`).get()).size).toBe(2);
    }
  });

  it(`results from ${retries} parallel requests with the same id`, async () => {
    const tourId = `tour-${randomUUID()}`;
    const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
    await db.doc(`tours/${tourId}`).create({ ...plainTour, slug: tourId, ...times });
    const input = {
      ...alternatives.tour(),
      requestId: randomUUID(),
      itemId: tourId,
      customerEmail: `${randomUUID()}@example.com`,
    };
    const answers = await Promise.all(
      Array.from({ length: retries }, () => callHere(createBooking, input)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const bookings = db.collection('bookings').where('customerEmail', '==', input.customerEmail);
    expect((await bookings.get()).size).toBe(1);
    expect((await db.collection(`bookings/${input.requestId}/events`).get()).size).toBe(1);
    expect((await db.collection('mail').where('to', '==', input.customerEmail).get()).size).toBe(1);
  });
});
