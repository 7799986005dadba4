import { randomUUID } from 'node:crypto';
import { addDays, nightsBetween } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../functions/src/requests/createTransfer.ts';
import { inDays, alternatives, openDay } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { plainTour } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-hours');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '1000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
});
vi.mock('firebase-functions/logger');

const dayMs = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const tour = async () => {
  const tourId = `tour-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`tours/${tourId}`).create({ ...plainTour, slug: tourId, ...times });
  return { ...alternatives.tour(), itemId: tourId };
};
const sender = () => ({
  requestId: randomUUID(),
  customerEmail: `${randomUUID()}@example.com`,
});

it.each([
  ['booking', (data: object) => callHere(createBooking, data), 'startDate', tour],
  [
    'transfer',
    (data: object) => callHere(createTransfer, data),
    'pickupDate',
    async () => alternatives.transfer(),
  ],
] as const)(
  'a server that has run for days uses the current day for a %s',
  async (_, send, field, requested) => {
    const day = openDay(inDays(1));
    const request = { ...(await requested()), [field]: day };
    await expect(send({ ...request, ...sender() })).resolves.toBeDefined();
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + (nightsBetween(inDays(0), day) + 1) * dayMs,
    });
    await expect(send({ ...request, ...sender() })).rejects.toMatchObject({
      details: { code: 'invalid-input', field },
    });
    // As far ahead as can be booked, seen from that day.
    const latest = { ...request, [field]: addDays(inDays(0), 730) };
    await expect(send({ ...latest, ...sender() })).resolves.toBeDefined();
  },
);
