import { randomUUID } from 'node:crypto';
import type { CreateBookingInput } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { callCutOff } from './support/cutOff.ts';
import { addOffer, inDays, tourRequest, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const cuts = process.env['FULL'] ? 50 : 10;

const suite = openSuite();
const { db } = suite;
const { tourId, villaId } = await addOffer(suite);
const guest = await suite.caller();

const tour = (change: object = {}) => ({ ...tourRequest(suite, tourId), ...change });
const villa = (change: object = {}) => ({ ...villaRequest(suite, villaId), ...change });
const create = (input: unknown) => guest.call('createBooking', input);
const stored = async (input: CreateBookingInput) =>
  (await db.doc(`bookings/${input.requestId}`).get()).data();
const eventsOf = async (input: CreateBookingInput) =>
  (await db.collection(`bookings/${input.requestId}/events`).get()).docs.map((e) => e.data());

describe('createBooking', () => {
  it('books a tour as pending, at the price of the stored tour', async () => {
    const input = tour({ totalPrice: 1, status: 'confirmed' });
    expect(await create(input)).toEqual({
      bookingId: input.requestId,
      tripKey: expect.stringMatching(/^[\w-]{32}$/),
      itemName: 'Test Tour',
      startDate: input.startDate,
      endDate: input.startDate,
      totalPrice: 182,
    });
    const booking = await stored(input);
    expect(booking).toEqual({
      bookingType: 'tour',
      tourId,
      itemName: 'Test Tour',
      customerName: 'Hannah Vogel',
      customerEmail: input.customerEmail,
      startDate: input.startDate,
      endDate: input.startDate,
      numberOfGuests: 2,
      totalPrice: 182,
      priceLines: [{ unit: 91, count: 2 }],
      minutes: 480,
      tripId: expect.any(String),
      status: 'pending',
      searchTerms: expect.arrayContaining([
        'hannah',
        'vogel',
        'test',
        `#${input.requestId.slice(0, 8)}`,
      ]),
      customerNameKey: 'hannah vogel',
      createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
      updatedAt: booking?.['createdAt'],
    });
    expect(await eventsOf(input)).toEqual([
      { from: null, to: 'pending', by: 'guest', at: booking?.['createdAt'] },
    ]);
  });

  it('books a stay at the nightly price times the nights', async () => {
    const input = villa();
    expect(await create(input)).toMatchObject({ totalPrice: 630, endDate: input.endDate });
    expect(await stored(input)).toMatchObject({ villaId, itemName: 'Test Villa', totalPrice: 630 });
  });

  it('stores phone, hotel and pickup of a tour, and omits empty ones', async () => {
    const pickup = { hotelName: 'Alaya', pickupTime: '07:30' };
    const input = tour({ customerPhone: '+62 812 3456 7890', ...pickup });
    await create(input);
    await create(input);
    expect(await stored(input)).toMatchObject({
      customerPhone: '+62 812 3456 7890',
      ...pickup,
      searchTerms: expect.arrayContaining(['alaya', '8123456']),
    });
    // Guests of a villa have no pickup.
    const stay = villa({ customerPhone: '', ...pickup });
    await create(stay);
    const booking = await stored(stay);
    for (const field of ['customerPhone', 'hotelName', 'pickupTime']) {
      expect(booking).not.toHaveProperty(field);
    }
  });

  it.each([
    [{ customerPhone: '12' }, 'customerPhone', 'phone-invalid'],
    [{ hotelName: 'x'.repeat(201) }, 'hotelName', 'too-long'],
    [{ hotelName: 'See www.example.com' }, 'hotelName', 'web-address'],
    [{ pickupTime: '25:00' }, 'pickupTime', 'time-invalid'],
    [{ pickupTime: null }, 'pickupTime', 'field-invalid'],
  ])('refuses %j', async (change, field, problem) => {
    await expect(create(tour(change))).rejects.toMatchObject({ details: { field, problem } });
  });

  it('accepts today in Bali, whatever the server’s time zone', async () => {
    await expect(create(tour({ startDate: inDays(0) }))).resolves.toMatchObject({
      startDate: inDays(0),
    });
  });

  it('books at the price that the guest saw, and refuses another', async () => {
    const input = tour({ shownTotal: 182 });
    await create(input);
    expect(await stored(input)).not.toHaveProperty('shownTotal');
    for (const outdated of [tour({ shownTotal: 170 }), villa({ shownTotal: 1 })]) {
      await expect(create(outdated)).rejects.toMatchObject({
        details: {
          code: 'price-changed',
          message: expect.stringMatching(/^The price has changed in the meantime: it is \$\d+ now/),
        },
      });
      expect(await stored(outdated)).toBeUndefined();
    }
    // A repeated request is the same booking, whatever has changed since.
    await db.doc(`tours/${tourId}`).update({ priceFrom: 500 });
    expect(await create(input)).toMatchObject({ totalPrice: 182 });
    await db.doc(`tours/${tourId}`).update({ priceFrom: 91 });
  });

  it('answers a repeated request the same and books it once', async () => {
    const input = tour();
    const answers = [await create(input), await create(input)];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(input)).toHaveLength(1);
  });

  it(`books a request once if its connection was cut ${cuts} times`, async () => {
    const input = tour();
    const answers = [];
    for (let n = 0; n < cuts; n += 1) {
      await callCutOff('createBooking', input, 1 - n / cuts);
      // The server may still be busy with the cut request and is free once another has answered this one, so the
      // emulator starts two servers in total, not one per cut.
      answers.push(JSON.stringify(await create(input)));
    }
    expect(new Set(answers).size).toBe(1);
    expect(await eventsOf(input)).toHaveLength(1);
    expect(await stored(input)).toMatchObject({ status: 'pending', numberOfGuests: 2 });
    expect((await db.collection('mail').where('to', '==', input.customerEmail).get()).size).toBe(1);
  });

  it('answers a repeated request the same after booking and price have changed', async () => {
    const input = tour();
    const answer = await create(input);
    await db.doc(`bookings/${input.requestId}`).update({ status: 'confirmed' });
    await db.doc(`tours/${tourId}`).update({ priceFrom: 500 });
    expect(await create(input)).toEqual(answer);
    await db.doc(`tours/${tourId}`).update({ priceFrom: 91 });
  });

  it('answers a repeated request after its day has passed', async () => {
    const input = tour();
    await create(input);
    const passed = { startDate: inDays(-1), endDate: inDays(-1) };
    await db.doc(`bookings/${input.requestId}`).update(passed);
    expect(await create({ ...input, ...passed })).toMatchObject({ bookingId: input.requestId });
  });

  it('refuses a different request under the same id', async () => {
    const input = tour();
    await create(input);
    for (const change of [
      { numberOfGuests: 3 },
      { startDate: inDays(4) },
      { customerEmail: 'other@example.com' },
      { bookingType: 'villa', itemId: villaId, endDate: inDays(6) },
    ]) {
      await expect(create({ ...input, ...change })).rejects.toMatchObject({
        code: 'functions/already-exists',
        details: { code: 'request-id-reused' },
      });
    }
    expect(await stored(input)).toMatchObject({ numberOfGuests: 2, tourId });
  });

  it.each([
    ['an unknown tour', () => tour({ itemId: 'no-such-tour' })],
    ["a villa's id for a tour", () => tour({ itemId: villaId })],
    ["a tour's id for a villa", () => villa({ itemId: tourId })],
  ])('does not find %s', async (_, input) => {
    await expect(create(input())).rejects.toMatchObject({
      code: 'functions/not-found',
      details: {
        code: 'item-not-found',
        field: 'itemId',
        message: `This ${input().bookingType} is no longer offered. Please choose another.`,
      },
    });
  });

  it('refuses more guests than the villa sleeps', async () => {
    await expect(create(villa({ numberOfGuests: 5 }))).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: {
        code: 'too-many-guests',
        field: 'numberOfGuests',
        message: 'Test Villa sleeps up to 4 guests.',
      },
    });
    await expect(create(villa({ numberOfGuests: 4 }))).resolves.toBeDefined();
  });

  it.each([
    ['startDate', () => tour({ startDate: '' })],
    ['startDate', () => tour({ startDate: inDays(-1) })],
    ['startDate', () => tour({ startDate: '2027-02-30' })],
    ['endDate', () => villa({ endDate: '' })],
    ['endDate', () => villa({ endDate: inDays(3) })],
    ['numberOfGuests', () => tour({ numberOfGuests: 0 })],
    ['numberOfGuests', () => tour({ numberOfGuests: 11 })],
    ['numberOfGuests', () => tour({ numberOfGuests: '2' })],
    ['customerName', () => tour({ customerName: '  ' })],
    ['customerEmail', () => tour({ customerEmail: 'hannah' })],
    ['bookingType', () => tour({ bookingType: 'boat' })],
    ['itemId', () => tour({ itemId: '' })],
    ['itemId', () => tour({ itemId: `../bookings/${randomUUID()}` })],
    ['requestId', () => tour({ requestId: 'one' })],
  ])('names %s as the invalid field', async (field, input) => {
    await expect(create(input())).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { code: 'invalid-input', field, message: expect.stringMatching(/\w/) },
    });
  });

  it.each([[undefined], [null], ['text'], [[]], [{}]])(
    'refuses %j without a crash',
    async (input) => {
      await expect(create(input)).rejects.toMatchObject({ details: { code: 'invalid-input' } });
    },
  );
});
