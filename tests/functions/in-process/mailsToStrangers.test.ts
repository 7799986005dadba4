import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../functions/src/requests/createTransfer.ts';
import { findTrips } from '../../../functions/src/requests/trip/findTrips.ts';
import { alternatives } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { addTour, asGuestsAndStaff, cancel, set } from './trips/guestRequests.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-mails-to-strangers'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
// Counters are per hour: the clock stands still, so the hour does not end.
vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));
beforeAll(() => void vi.stubEnv('MAILS_PER_EMAIL', '3'));
afterAll(() => void vi.useRealTimers());

const mailsTo = async (email: string) => {
  const sent = await db.collection(collections.mail).where('to', '==', email).get();
  const waiting = await db.collection(collections.mailQueue).where('mail.to', '==', email).get();
  return sent.size + waiting.size;
};

/** A booking with somebody's email, as anyone may send it. */
const book = async (customerEmail: string) => {
  const request = { ...alternatives.tour(), itemId: await addTour(), requestId: randomUUID() };
  const { tripKey } = await callHere(createBooking, { ...request, customerEmail });
  return { kind: 'bookings' as const, id: request.requestId, key: tripKey ?? '' };
};
const ride = (customerEmail: string) =>
  callHere(createTransfer, {
    ...alternatives.transfer(),
    requestId: randomUUID(),
    customerEmail,
    isSecond: true,
  });
const find = (customerEmail: string) => callHere(findTrips, { customerEmail });

it('an address gets a limited number of mails an hour, while all requests are accepted', async () => {
  const email = `${randomUUID()}@example.com`;
  const booked = await book(email);
  expect(await mailsTo(email)).toBe(1);
  // Told of what the link of the trip was used for, too.
  await cancel(booked);
  expect(await mailsTo(email)).toBe(2);
  await ride(email);
  expect(await mailsTo(email)).toBe(3);

  const more = await book(email);
  expect(more.key).toBeTruthy();
  await ride(email);
  await find(email);
  expect(await mailsTo(email)).toBe(3);

  // Actions of staff still send mails, and an alias is the same mailbox.
  await set(more, 'pending', 'confirmed');
  expect(await mailsTo(email)).toBe(4);
  await cancel(more);
  expect(await mailsTo(email)).toBe(4);
  const alias = email.replace('@', '+more@');
  await book(alias);
  expect(await mailsTo(alias)).toBe(0);
});

it('parallel requests send no more mails than the limit', async () => {
  const email = `${randomUUID()}@example.com`;
  await Promise.all(Array.from({ length: 8 }, () => ride(email)));
  expect(await mailsTo(email)).toBe(3);
});

it('the next hour starts at zero', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let n = 0; n < 4; n += 1) await ride(email);
  vi.setSystemTime(new Date('2026-11-22T10:30:00Z'));
  await ride(email);
  expect(await mailsTo(email)).toBe(4);
});
