import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleVillas } from '@selasar/domain';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/bookings/createBooking.ts';
import { setBookingStatus } from '../../../functions/src/bookings/setBookingStatus.ts';
import { db } from '../../../functions/src/firestore.ts';
import type * as refusalsModule from '../../../functions/src/nights/refusals.ts';
import { inDays, wishes } from '../offer.ts';
import { callHere } from './callHere.ts';

const { afterTheLook } = vi.hoisted(() => {
  // A project of its own, where no function wakes up.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-locks');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
  return { afterTheLook: { wait: async () => {} } };
});
vi.mock('firebase-functions/logger');

// Everything is real; the transaction only takes its time after it has looked at the nights.
vi.mock('../../../functions/src/nights/refusals.ts', async (original) => {
  const real = await original<typeof refusalsModule>();
  return {
    ...real,
    refuseTakenNights: async (...args: Parameters<typeof real.refuseTakenNights>) => {
      await real.refuseTakenNights(...args);
      await afterTheLook.wait();
    },
  };
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

it('no request is taken for nights that somebody was given since they were looked at', async () => {
  const villaId = `villa-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`villas/${villaId}`).create({ ...sampleVillas[0], slug: villaId, ...times });
  const request = () => ({
    ...wishes.tour(),
    bookingType: 'villa',
    itemId: villaId,
    endDate: inDays(6),
    requestId: randomUUID(),
    customerEmail: `${randomUUID()}@example.com`,
  });
  const first = request();
  await callHere(createBooking, first);

  let goOn = () => {};
  const gate = new Promise<void>((open) => {
    goOn = open;
  });
  const looked = new Promise<void>((tell) => {
    afterTheLook.wait = async () => {
      tell();
      await gate;
    };
  });
  const second = request();
  const creation = callHere(createBooking, second).catch((error: unknown) => error);
  await looked;
  await db.doc('users/staff').set({ email: 'a@example.com', fullName: 'Ayu', role: 'staff' });
  const change = { bookingId: first.requestId, from: 'pending', to: 'confirmed' };
  const confirmation = callHere(setBookingStatus, change, { uid: 'staff', role: 'staff' });
  await Promise.race([confirmation, sleep(1500)]);
  goOn();
  await Promise.all([creation, confirmation]);

  const booking = await db.doc(`bookings/${second.requestId}`).get();
  const months = await db.collection('calendars').where('villaId', '==', villaId).get();
  const given = months.docs.map(({ createTime }) => createTime.valueOf()).sort();
  expect(given.length).toBeGreaterThan(0);
  // Either the request came first, or it was refused.
  const cameFirst = booking.createTime && booking.createTime.valueOf() < String(given[0]);
  expect(cameFirst ?? (await creation)).toSatisfy(
    (outcome) => outcome === true || outcome?.details?.code === 'nights-taken',
  );
});
