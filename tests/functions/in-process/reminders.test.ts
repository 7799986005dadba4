import { company } from '@selasar/domain/core';
import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { mails, mailLog } from '../../../functions/src/mail/writeMail.ts';
import { remindGuests } from '../../../functions/src/mail/remindGuests.ts';

// Its own project, so that no trigger runs.
vi.mock('firebase-functions/logger');
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-reminders');
  vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example');
});

const requests = [db.collection('bookings'), db.collection('transfers')];
beforeEach(() =>
  Promise.all([mails, mailLog, ...requests].map((collection) => db.recursiveDelete(collection))),
);
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const guest = { customerName: 'Hannah Vogel', customerEmail: 'hannah@example.com' };
const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };

async function booking(more: object = {}) {
  const reference = requests[0]!.doc(randomUUID());
  await reference.create({
    ...guest,
    ...times,
    bookingType: 'tour',
    tourId: 'none',
    itemName: 'Test Tour',
    startDate: '2026-12-30',
    endDate: '2026-12-30',
    numberOfGuests: 2,
    totalPrice: 182,
    status: 'confirmed',
    ...more,
  });
  return reference;
}

async function transfer(more: object = {}) {
  const reference = requests[1]!.doc(randomUUID());
  await reference.create({
    ...guest,
    ...times,
    customerPhone: '+49 30 1234567',
    pickupLocation: 'Ubud',
    destination: 'Airport (DPS)',
    pickupDate: '2026-12-30',
    pickupTime: '06:00',
    passengers: 2,
    luggage: 3,
    totalAmount: 50,
    isStandalone: true,
    status: 'confirmed',
    ...more,
  });
  return reference;
}

/** Runs the schedule at a given time; 17:00 in Bali is 09:00 UTC. */
const run = async (scheduleTime = '2026-12-29T09:00:00Z') => remindGuests.run({ scheduleTime });
const sent = async () => (await mails.get()).docs.map((mail) => mail.data());
const subjects = async () => (await sent()).map(({ message }) => message.subject as string).sort();

describe('guests who are expected tomorrow', () => {
  it('are each reminded once', async () => {
    const { id } = await booking();
    await transfer();
    await Promise.all([run(), run()]);
    await run();
    expect(await subjects()).toEqual([
      `Tomorrow: Test Tour – ${company.name}`,
      `Tomorrow: your airport transfer at 06:00 – ${company.name}`,
    ]);
    const mail = await mails.doc(`reminder_${id}_2026-12-30`).get();
    expect(mail.get('to')).toBe(guest.customerEmail);
    const text = mail.get('message.text') as string;
    expect(text).toContain('Test Tour is tomorrow, Wednesday, December 30, 2026.');
    expect(text).toContain(`Reference: #${id.slice(0, 8)}`);
    expect(text).toContain('Total: $182');
    expect((await mailLog.doc(mail.id).get()).data()).toMatchObject({
      kind: 'bookings',
      requestId: id,
      state: 'queued',
    });
  });

  it('get the link of their trip', async () => {
    const tripId = 'one';
    await db.doc(`trips/${tripId}`).set({ key: 'k'.repeat(32), viewId: 'v', emails: [] });
    await booking({ tripId });
    await run();
    const [mail] = await sent();
    expect(mail?.['message'].text).toContain(`https://www.selasar.example/trip/${'k'.repeat(32)}`);
    expect((await mailLog.get()).docs[0]?.get('tripId')).toBe(tripId);
  });

  it.each([
    ['2026-12-28T16:00:00Z', 1],
    ['2026-12-29T15:59:59Z', 1],
    ['2026-12-28T15:59:59Z', 0],
    ['2026-12-29T16:00:00Z', 0],
  ])('are those of tomorrow in Bali: at %s %i', async (at, count) => {
    await booking();
    await run(at);
    expect(await sent()).toHaveLength(count);
  });

  it('are reminded of a stay only on the day before check-in', async () => {
    await booking({ bookingType: 'villa', villaId: 'v', itemName: 'Villa', endDate: '2027-01-02' });
    await run();
    await run('2026-12-30T09:00:00Z');
    await run('2027-01-01T09:00:00Z');
    expect(await subjects()).toEqual([`Tomorrow: Villa – ${company.name}`]);
  });
});

it.each([['pending'], ['cancelled']])('nobody is reminded of a %s request', async (status) => {
  await booking({ status });
  await transfer({ status });
  await run();
  expect(await sent()).toEqual([]);
});

it('nobody is reminded of a completed transfer', async () => {
  await transfer({ status: 'completed' });
  await run();
  expect(await sent()).toEqual([]);
});

it('a moved request gets a new reminder on the day before the new date', async () => {
  const reference = await booking();
  await run();
  await reference.update({ startDate: '2027-01-05', endDate: '2027-01-05' });
  await run('2026-12-30T09:00:00Z');
  expect(await sent()).toHaveLength(1);
  await run('2027-01-04T09:00:00Z');
  expect(await sent()).toHaveLength(2);
});

it('a failed reminder is reported and does not hold up the others', async () => {
  await booking({ customerEmail: 7 });
  await booking();
  await expect(run()).rejects.toThrow('customerEmail');
  expect(logger.error).toHaveBeenCalledWith(
    'job failed',
    expect.objectContaining({ operation: 'remindGuests' }),
  );
  expect(await sent()).toHaveLength(1);
});
