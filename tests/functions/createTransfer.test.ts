import { randomUUID } from 'node:crypto';
import { addDays, baliDate } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { inDays, transferRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();

const request = (change: object = {}) => ({ ...transferRequest(suite), ...change });
const create = (input: unknown) => guest.call('createTransfer', input);
const stored = async (id: string) => (await db.doc(`transfers/${id}`).get()).data();

describe('createTransfer', () => {
  it('stores the guest’s fields and sets amount and status itself', async () => {
    const input = request({ totalAmount: 1, status: 'confirmed', isStandalone: false });
    expect(await create(input)).toEqual({
      transferId: input.requestId,
      tripKey: expect.stringMatching(/^[\w-]{32}$/),
      pickupDate: input.pickupDate,
      pickupTime: '14:00',
      totalAmount: 50,
      freeCancellationHours: 24,
      status: 'pending',
    });
    const transfer = await stored(input.requestId);
    expect(transfer).toEqual({
      pickupLocation: 'Airport (DPS)',
      destination: 'Ubud',
      pickupDate: input.pickupDate,
      pickupTime: '14:00',
      passengers: 2,
      luggage: 3,
      flightNumber: 'GA 123',
      customerName: 'Hannah Vogel',
      customerEmail: input.customerEmail,
      customerPhone: '+49 30 1234567',
      totalAmount: 50,
      freeCancellationHours: 24,
      isStandalone: true,
      tripId: expect.any(String),
      status: 'pending',
      searchTerms: expect.arrayContaining([
        'hannah',
        'vogel',
        '30123',
        'ga123',
        'ubud',
        `#${input.requestId.slice(0, 8)}`,
      ]),
      customerNameKey: 'hannah vogel',
      createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
      updatedAt: transfer?.['createdAt'],
    });
    const events = await db.collection(`transfers/${input.requestId}/events`).get();
    expect(events.docs.map((event) => event.data())).toEqual([
      { from: null, to: 'pending', by: 'guest', at: transfer?.['createdAt'] },
    ]);
  });

  it('answers a repeated request the same and stores it once', async () => {
    const input = request();
    const answers = [await create(input), await create(input)];
    await db.doc(`transfers/${input.requestId}`).update({ status: 'confirmed' });
    answers.push(await create(input));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await db.collection(`transfers/${input.requestId}/events`).get()).size).toBe(1);
  });

  it.each([
    { passengers: 3 },
    { flightNumber: '' },
    { specialRequests: 'A child seat' },
    { customerPhone: '+49 30 7654321' },
  ])('refuses a different request under the same id: %j', async (change) => {
    const input = request();
    await create(input);
    await expect(create({ ...input, ...change })).rejects.toMatchObject({
      code: 'functions/already-exists',
      details: { code: 'request-id-reused' },
    });
  });

  it.each([
    ['pickupLocation', { pickupLocation: ' ' }],
    ['destination', { destination: undefined }],
    ['pickupDate', { pickupDate: '' }],
    ['pickupTime', { pickupTime: '' }],
  ])('requires %s', async (field, change) => {
    await expect(create(request(change))).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: {
        code: 'invalid-input',
        field,
        problem: 'route-incomplete',
        message: 'Pickup location, destination, pickup date, and pickup time are required',
      },
    });
  });

  it.each(['customerName', 'customerEmail', 'customerPhone'])('requires %s', async (field) => {
    await expect(create(request({ [field]: '' }))).rejects.toMatchObject({
      details: { field, message: 'Guest name, email, and phone are required' },
    });
  });

  it.each([
    ['pickupDate', { pickupDate: inDays(-1) }],
    ['pickupTime', { pickupTime: '14:30' }],
    ['passengers', { passengers: 9 }],
    ['luggage', { luggage: 11 }],
    ['customerEmail', { customerEmail: 'hannah' }],
    ['requestId', { requestId: `../bookings/${randomUUID()}` }],
  ])('names %s as the invalid field', async (field, change) => {
    await expect(create(request(change))).rejects.toMatchObject({
      details: { code: 'invalid-input', field, message: expect.stringMatching(/\w/) },
    });
  });

  it('accepts a future hour in Bali, but none that has begun', async () => {
    const hour = (fromNow: number) => {
      const at = new Date(Date.now() + fromNow * 3_600_000);
      const time = at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Makassar', hour: '2-digit' });
      return { pickupDate: baliDate(at), pickupTime: `${time}:00` };
    };
    await expect(create(request(hour(2)))).resolves.toBeDefined();
    const begun = hour(0);
    await expect(create(request(begun))).rejects.toMatchObject({
      details: {
        code: 'invalid-input',
        field: 'pickupTime',
        problem: 'time-in-past',
        message: expect.stringMatching(/^This time has passed: it is \d\d:\d\d on .* in Bali\./),
      },
    });
    const yesterday = { ...begun, pickupDate: addDays(begun.pickupDate, -1) };
    await expect(create(request(yesterday))).rejects.toMatchObject({
      details: { code: 'invalid-input', field: 'pickupDate' },
    });
  });

  it('answers a repeated request after its hour has passed', async () => {
    const input = request();
    await create(input);
    const passed = { pickupDate: inDays(-1), pickupTime: '00:00' };
    await db.doc(`transfers/${input.requestId}`).update(passed);
    expect(await create({ ...input, ...passed })).toMatchObject({ transferId: input.requestId });
  });

  it('refuses and does not store equal places or an invalid phone number', async () => {
    const circle = request({ pickupLocation: 'Ubud', destination: ' UBUD' });
    await expect(create(circle)).rejects.toMatchObject({
      details: {
        field: 'destination',
        message: 'This is the pickup location as well. Please enter another destination.',
      },
    });
    const unreachable = request({ customerPhone: '1' });
    await expect(create(unreachable)).rejects.toMatchObject({
      details: {
        field: 'customerPhone',
        message: 'Please enter a phone number with its country code, such as +62 812 3456 7890',
      },
    });
    expect(await stored(circle.requestId)).toBeUndefined();
    expect(await stored(unreachable.requestId)).toBeUndefined();
  });

  it('stores a phone number as typed', async () => {
    const input = request({ customerPhone: '(+62) 812-3456-7890' });
    await create(input);
    expect(await stored(input.requestId)).toMatchObject({ customerPhone: '(+62) 812-3456-7890' });
  });
});
