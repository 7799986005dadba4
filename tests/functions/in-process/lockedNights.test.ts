import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { monthOf } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import { sampleVillas } from '@selasar/domain/samples';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import type * as firestoreModule from '../../../functions/src/platform/firestore.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';

const pause = vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-locked-nights');
  return { afterCalendars: async () => {} };
});

// Everything is real; only reads of a calendar are delayed.
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const real = await original<typeof firestoreModule>();
  const slowly =
    (readAll: firestoreModule.ReadAll): firestoreModule.ReadAll =>
    async (...references: DocumentReference[]) => {
      const found = await readAll(...references);
      if (references[0]?.parent.id === 'calendars') await pause.afterCalendars();
      return found;
    };
  return {
    ...real,
    plainReader: slowly(real.plainReader),
    transactionReader: (...args: Parameters<typeof real.transactionReader>) =>
      slowly(real.transactionReader(...args)),
  };
});
vi.mock('firebase-functions/logger');

beforeAll(() => {
  for (const name of ['REQUESTS_PER_ADDRESS', 'REQUESTS_PER_EMAIL', 'OPEN_REQUESTS_PER_EMAIL']) {
    vi.stubEnv(name, '100');
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

it('a request is not stored if its nights are taken between check and write', async () => {
  const villaId = `villa-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`villas/${villaId}`).create({ ...sampleVillas[0], slug: villaId, ...times });
  const [startDate, endDate] = [inDays(10), inDays(11)];
  const month = monthOf(startDate);
  const calendar = db.doc(`calendars/${calendarId(villaId, month)}`);
  await calendar.create({ villaId, month, nights: {} });

  // Somebody takes the night after the guest's request has read it and before it is stored.
  let taken: Promise<unknown> | undefined;
  pause.afterCalendars = async () => {
    taken ??= calendar.update({ nights: { [startDate]: true } });
    await Promise.race([taken, setTimeout(500)]);
  };
  const requestId = randomUUID();
  await callHere(createBooking, {
    bookingType: 'villa',
    itemId: villaId,
    startDate,
    endDate,
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: `${requestId}@example.com`,
    requestId,
  });
  await taken;
  const stored = (await db.doc(`bookings/${requestId}`).get()).createTime;
  const changed = (await calendar.get()).updateTime;
  expect(stored?.toMillis()).toBeLessThanOrEqual(changed?.toMillis() ?? 0);
});
