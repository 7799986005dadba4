import { randomUUID } from 'node:crypto';
import type { UserRole } from '@selasar/domain/core';
import { transferSchema } from '@selasar/domain/requests';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createTransferForGuest } from '../../../functions/src/requests/createTransfer.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project, because the terms apply to all transfers.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-transfer-for-guest');
});
vi.mock('firebase-functions/logger');
// Far from Nyepi: the days of requests lie within the lead time.
vi.setSystemTime(new Date('2026-06-15T04:00:00Z'));

const terms = db.doc('terms/transfers');
const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
const person = (role: UserRole) => ({ uid: `${role}-${randomUUID()}`, role });
const staff = person('staff');
beforeAll(() => enrolHere(staff));
beforeEach(() => terms.delete());
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const filled = (change: object = {}) => {
  const requestId = randomUUID();
  return {
    ...alternatives.transfer(),
    requestId,
    vehicleId: '',
    hotelName: 'Alaya',
    customerEmail: `${requestId}@example.com`,
    status: 'confirmed',
    overrides: [],
    ...change,
  };
};
const create = (input: unknown, by = staff) => callHere(createTransferForGuest, input, by);
const stored = async ({ requestId }: { requestId: string }) =>
  (await db.doc(`transfers/${requestId}`).get()).data();
const eventsOf = async ({ requestId }: { requestId: string }) =>
  (await db.collection(`transfers/${requestId}/events`).get()).docs.map((event) => event.data());
const lettersTo = async (email: string) =>
  (await db.collection('mail').where('to', '==', email).get()).docs.map(
    (mail) => mail.get('message.subject') as string,
  );

describe('createTransferForGuest', () => {
  it('stores a transfer like a guest’s, with event, trip and mail', async () => {
    const input = filled();
    expect(await create(input)).toEqual({
      transferId: input.requestId,
      pickupDate: input.pickupDate,
      pickupTime: '14:00',
      totalAmount: 50,
      freeCancellationHours: 24,
      status: 'confirmed',
    });
    const found = await stored(input);
    expect(transferSchema.safeParse({ ...found, id: input.requestId }).success).toBe(true);
    expect(found).toMatchObject({
      hotelName: 'Alaya',
      totalAmount: 50,
      isStandalone: true,
      status: 'confirmed',
      searchTerms: expect.arrayContaining(['hannah', 'ga123', 'alaya']),
    });
    for (const field of ['requestId', 'overrides', 'vehicleId', 'specialRequests']) {
      expect(found).not.toHaveProperty(field);
    }
    expect(await eventsOf(input)).toEqual([
      {
        from: null,
        to: 'confirmed',
        by: staff.uid,
        byName: 'Made Wirawan',
        byEmail: `${staff.uid}@example.com`,
        at: found?.['createdAt'],
      },
    ]);
    const trip = await db.doc(`trips/${found?.['tripId']}`).get();
    expect(trip.get('emails')).toEqual([input.customerEmail]);
    expect(await lettersTo(input.customerEmail)).toEqual([
      expect.stringContaining('Your airport transfer is confirmed'),
    ]);
  });

  it('requires an email or a phone number, and sends no mail without an email', async () => {
    const input = filled({ customerEmail: '' });
    await create(input);
    expect(await stored(input)).toMatchObject({ customerEmail: '' });
    expect(await lettersTo('')).toEqual([]);
    const byEmail = filled({ customerPhone: '', status: 'pending' });
    await create(byEmail);
    expect(await stored(byEmail)).not.toHaveProperty('customerPhone');
    expect(await lettersTo(byEmail.customerEmail)).toEqual([
      expect.stringContaining('We have your airport transfer request'),
    ]);
  });

  it('answers a repeated request the same and creates one transfer, even for two at once', async () => {
    const input = filled();
    const answers = await Promise.all([create(input), create(input)]);
    await db.doc(`transfers/${input.requestId}`).update({ driverId: 'ketut' });
    answers.push(await create(input));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(input)).toHaveLength(1);
    expect(await lettersTo(input.customerEmail)).toHaveLength(1);
    await expect(create({ ...input, passengers: 4 })).rejects.toMatchObject({
      details: { code: 'request-id-reused' },
    });
  });

  it('computes the price from the terms, whatever is sent', async () => {
    await terms.set({ vehicles: [minivan] });
    const input = filled({ vehicleId: 'minivan', totalAmount: 1, vehicle: 'Limousine' });
    expect(await create(input)).toMatchObject({ totalAmount: 65, vehicle: 'Minivan' });
    expect(await stored(input)).toMatchObject({ totalAmount: 65, vehicle: 'Minivan' });
  });

  it('overrides only the terms that staff have seen', async () => {
    await terms.set({ leadHours: 160, hours: { from: '06:00', to: '12:00' } });
    const refused = (problem: string) => ({ details: { problem } });
    const input = filled();
    await expect(create(input)).rejects.toMatchObject(refused('outside-service'));
    await expect(create({ ...input, overrides: ['outside-service'] })).rejects.toMatchObject(
      refused('too-soon'),
    );
    expect(await stored(input)).toBeUndefined();
    const overrides = ['outside-service', 'too-soon'];
    expect(await create({ ...input, overrides })).toMatchObject({ totalAmount: 50 });
    await terms.set({ vehicles: [minivan] });
    await expect(create(filled({ overrides, vehicleId: 'bus' }))).rejects.toMatchObject(
      refused('vehicle-gone'),
    );
  });

  it.each([
    ['neither email nor phone', { customerEmail: '', customerPhone: '' }, 'customerPhone'],
    ['a number that is none', { customerPhone: '12' }, 'customerPhone'],
    ['a day that has passed', { pickupDate: inDays(-1) }, 'pickupDate'],
    ['a day that is none', { pickupDate: '2026-02-31' }, 'pickupDate'],
    ['half an hour', { pickupTime: '14:30' }, 'pickupTime'],
    ['a way that ends where it begins', { destination: ' AIRPORT (DPS)' }, 'destination'],
    ['a link in a name', { customerName: 'see evil.com' }, 'customerName'],
    ['a line break in a place', { hotelName: 'A\nBcc: x@example.com' }, 'hotelName'],
    ['too many passengers', { passengers: 9 }, 'passengers'],
    ['another status', { status: 'completed' }, 'status'],
    ['a term that nobody may set aside', { overrides: ['roads-closed'] }, 'overrides'],
    ['an id that leads elsewhere', { requestId: '../users/x' }, 'requestId'],
  ])('refuses %s', async (_, change, field) => {
    const input = filled({ flightNumber: `GA ${randomUUID()}`, ...change });
    await expect(create(input)).rejects.toMatchObject({
      details: { code: 'invalid-input', field: expect.stringContaining(field) },
    });
    const found = db.collection('transfers').where('flightNumber', '==', input.flightNumber);
    expect((await found.get()).empty).toBe(true);
  });

  it('refuses everyone but staff', async () => {
    const input = filled();
    const waiting = person('pending');
    await enrolHere(waiting);
    await expect(create(input, waiting)).rejects.toMatchObject({ details: { code: 'staff-only' } });
    await expect(callHere(createTransferForGuest, input)).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
    expect(await stored(input)).toBeUndefined();
  });
});
