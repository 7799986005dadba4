import { randomUUID } from 'node:crypto';
import { addDays, baliDate } from '@selasar/domain/core';
import { undo } from '@selasar/domain/requests';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveCrew } from '../../../functions/src/crew/saveCrew.ts';
import { tellCrew } from '../../../functions/src/crew/tellCrew.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { onBookingWritten } from '../../../functions/src/triggers.ts';
import { callHere } from './callHere.ts';
import { asGuestsAndStaff, staff } from './trips/guestRequests.ts';

// Its own project, so that no trigger runs: the tests deliver the events.
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-crew-mails');
  vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example');
});
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const day = addDays(baliDate(new Date()), 9);
const stored = {
  bookingType: 'tour',
  tourId: 'none',
  itemName: 'Test Tour',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
  startDate: day,
  endDate: day,
  numberOfGuests: 2,
  pickupTime: '07:30',
  hotelName: 'Hotel Melati',
  totalPrice: 182,
  status: 'confirmed',
  createdAt: Timestamp.now(),
  updatedAt: Timestamp.now(),
};

let email: string;
let crewId: string;
let tour: FirebaseFirestore.DocumentReference;
beforeEach(async () => {
  crewId = randomUUID();
  email = `${crewId}@example.com`;
  tour = db.doc(`bookings/${randomUUID()}`);
  await tour.create(stored);
  await save({});
});
afterEach(() => void vi.useRealTimers());

async function save(more: object, languages = ['en', 'id']): Promise<void> {
  const member = await db.doc(`crew/${crewId}`).get();
  const seen = member.exists ? { seen: (member.get('updatedAt') as Timestamp).toMillis() } : {};
  const person = { name: 'Ketut Arya', phone: '+62 812 3456 7890', email, languages };
  const skills = { drives: true, guides: true, seats: 4, daysOff: [], active: true };
  await callHere(saveCrew, { crewId, ...person, ...skills, ...more, ...seen }, staff);
}

type Write = { before: DocumentSnapshot; after: DocumentSnapshot; time: string };

/** A change whose event has not been delivered yet. */
async function change(fields: object): Promise<Write> {
  const before = await tour.get();
  const { writeTime } = await tour.update({ ...fields });
  return { before, after: await tour.get(), time: writeTime.toDate().toISOString() };
}
const deliver = ({ time, ...data }: Write): Promise<void> =>
  (onBookingWritten as unknown as { run: (event: object) => Promise<void> }).run({
    id: randomUUID(),
    time,
    params: { id: tour.id },
    data,
  });
const set = async (fields: object) => deliver(await change(fields));

async function minute(afterMs = undo.mailWaitsMs): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + afterMs });
  await tellCrew.run({ scheduleTime: new Date().toISOString() });
}

const mails = async () => (await db.collection('mail').where('to', '==', email).get()).docs;
const subjects = async () =>
  (await mails())
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((mail) => String(mail.get('message.subject')).split(':')[0]);

describe('a driver with an email', () => {
  it('hears of a job that is assigned, moved and cancelled, each once', async () => {
    const assigned = await change({ driverId: crewId });
    await Promise.all([deliver(assigned), deliver(assigned)]);
    await minute(undo.offeredMs);
    expect(await mails()).toEqual([]);
    await minute();
    await deliver(assigned);
    await Promise.all([minute(), minute()]);
    expect(await subjects()).toEqual(['New job']);

    await set({ startDate: addDays(day, 1), endDate: addDays(day, 1), pickupTime: '08:00' });
    await minute();
    await set({ status: 'cancelled' });
    await minute();
    expect(await subjects()).toEqual(['New job', 'Job changed', 'Job cancelled']);
  });

  it('reads when, what, where and how many, and opens their page; not who, and not the price', async () => {
    const lovina = { names: { en: 'Lovina' }, usd: 182, per: 'booking', area: true };
    await set({ driverId: crewId, chosenExtras: 'lovina:1', extras: { lovina } });
    await minute();
    await set({ pickupTime: '08:00' });
    await minute();
    const mail = (await mails()).find((one) =>
      /changed/.test(one.get('message.subject') as string),
    );
    const text = mail?.get('message.text') as string;
    const key = (await db.doc(`crewKeys/${crewId}`).get()).get('key') as string;
    for (const part of [
      'Test Tour',
      '08:00',
      'Before: ',
      '07:30',
      'Hotel Melati',
      'Lovina',
      `/crew/${key}`,
    ])
      expect(text).toContain(part);
    // Not 182 alone: the key in the link is random, and may contain any three digits.
    expect(text).not.toMatch(/Hannah|1234567|\$\s?182/);
    // The sheet of the booking lists it, without the link.
    const log = await db.doc(`mailLog/${mail?.id}`).get();
    expect(log.data()).toMatchObject({ requestId: tour.id, to: email });
    expect(JSON.stringify(log.data())).not.toContain(key);
  });

  it('hears of another start time, also if the pickup stays', async () => {
    await set({ driverId: crewId, startTime: '08:00' });
    await minute();
    await set({ startTime: '14:00' });
    await minute();
    expect(await subjects()).toEqual(['New job', 'Job changed']);
    const [, changed] = (await mails()).toSorted(
      (a, b) => a.createTime.toMillis() - b.createTime.toMillis(),
    );
    expect(changed?.get('message.text')).toContain('Starts: 08:00 → 14:00');
  });

  it('hears nothing of what was undone, and nothing that concerns no job', async () => {
    const [assigned, undone] = [
      await change({ driverId: crewId }),
      await change({ driverId: null }),
    ];
    // In the wrong order.
    await deliver(undone);
    await deliver(assigned);
    await minute();
    await set({ driverId: crewId, status: 'pending' });
    await minute();
    expect(await mails()).toEqual([]);
    await set({ status: 'confirmed' });
    await minute();
    await set({ notes: 'vip', totalPrice: 200 });
    await minute();
    await set({ status: 'completed' });
    await minute();
    expect(await subjects()).toEqual(['New job']);
  });

  it('hears nothing of a day that is past', async () => {
    const past = addDays(baliDate(new Date()), -1);
    await set({ driverId: crewId, startDate: past, endDate: past });
    await minute();
    expect(await mails()).toEqual([]);
  });

  it('reads Indonesian if they do not speak English', async () => {
    await save({}, ['id']);
    await set({ driverId: crewId });
    await minute();
    expect(await subjects()).toEqual(['Tugas baru']);
  });
});

it('who has left, or has no email, hears nothing, nor later of what was before', async () => {
  await set({ driverId: crewId });
  await save({ active: false });
  await minute();
  await save({ active: true, email: '' });
  expect((await db.doc(`crew/${crewId}`).get()).get('email')).toBeUndefined();
  await set({ guideId: crewId });
  await minute();
  // An open form of before has no such field: it keeps the address.
  await save({ email });
  await save({ email: undefined, seats: 5 });
  expect((await db.doc(`crew/${crewId}`).get()).get('email')).toBe(email);
  await minute();
  expect(await mails()).toEqual([]);
});

it('a request whose guest was removed stores nothing of them again', async () => {
  const assigned = await change({ driverId: crewId });
  await tour.update({ removedAt: Timestamp.now(), hotelName: '' });
  await deliver(assigned);
  expect((await db.collection('crewNotices').where('recordId', '==', tour.id).get()).size).toBe(0);
});
