import { randomUUID } from 'node:crypto';
import { addDays, baliDate, monthOf } from '@selasar/domain/core';
import {
  type BookingRequest,
  calendarId,
  checkAvailability,
  type OfferTerms,
  seatsId,
} from '@selasar/domain/pricing';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { numbers, arbitraryRules } from '../../../domain/testing/arbitraryRules.ts';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { callHere } from './callHere.ts';
import { inDays } from '../support/offer.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-rules'));
vi.mock('firebase-functions/logger');

beforeAll(() => {
  for (const name of ['REQUESTS_PER_ADDRESS', 'REQUESTS_PER_EMAIL', 'OPEN_REQUESTS_PER_EMAIL']) {
    vi.stubEnv(name, '100000');
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

/** Stores a tour or villa with these terms. */
async function store(
  { type, price, rules }: OfferTerms,
  rulesStored: unknown = rules,
): Promise<string> {
  const id = `${type}-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const more = { slug: id, ...(rulesStored === undefined ? {} : { rules: rulesStored }), ...times };
  await (type === 'tour'
    ? db.doc(`tours/${id}`).create({ ...plainTour, priceFrom: price, ...more })
    : db
        .doc(`villas/${id}`)
        .create({ ...plainVilla, pricePerNight: price, capacity: 10, ...more }));
  return id;
}

const request = (type: OfferTerms['type'], itemId: string, requested: BookingRequest) =>
  callHere(createBooking, {
    requestId: randomUUID(),
    bookingType: type,
    itemId,
    customerName: 'Hannah Vogel',
    customerEmail: `${randomUUID()}@example.com`,
    ...requested,
  });

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { details: Record<string, unknown> }) => error.details,
  );

const day = (ahead: number): BookingRequest => ({
  startDate: inDays(ahead),
  endDate: inDays(ahead),
  numberOfGuests: 2,
});

describe('the server applies the booking rules', () => {
  it('and stores the shown price, the deposit and the last day of free cancellation', async () => {
    const rules = {
      seasons: { [`${inDays(0)}/${inDays(30)}`]: 150 },
      deposit: 30,
      freeCancellationDays: 7,
    };
    const id = await store({ type: 'villa', price: 100, rules });
    const requested = { startDate: inDays(29), endDate: inDays(33), numberOfGuests: 2 };
    const answer = await request('villa', id, requested);
    const expectedTerms = { totalPrice: 500, deposit: 150, freeUntil: inDays(22) };
    expect(answer).toMatchObject(expectedTerms);
    expect((await db.doc(`bookings/${answer.bookingId}`).get()).data()).toMatchObject(
      expectedTerms,
    );
  });

  it('and explains a refusal with alternatives', async () => {
    const requested = day(10);
    const weekday = new Date(requested.startDate).getUTCDay() || 7;
    const id = await store({ type: 'tour', price: 90, rules: { weekdays: [(weekday % 7) + 1] } });
    expect(await refusal(request('tour', id, requested))).toEqual({
      code: 'not-bookable',
      field: 'startDate',
      problem: 'weekday-not-offered',
      message: expect.stringMatching(/^This tour runs on \w+day\.$/),
      freeStays: [11, 4, 18].map((ahead) => ({ startDate: inDays(ahead), endDate: inDays(ahead) })),
    });
  });

  it('and the limit of seats', async () => {
    const id = await store({ type: 'tour', price: 90, rules: { seats: 12 } });
    const month = monthOf(inDays(10));
    await db
      .doc(`seats/${seatsId(id, month)}`)
      .create({ tourId: id, month, taken: { [inDays(10)]: 11 } });
    expect(await refusal(request('tour', id, day(10)))).toMatchObject({ problem: 'seats-taken' });
    expect(await refusal(request('tour', id, { ...day(10), numberOfGuests: 1 }))).toBeUndefined();
  });

  it('and refuses bookings if they are invalid', async () => {
    for (const damaged of [{ seats: 'twelve' }, 'none', { closed: ['tomorrow'] }]) {
      const id = await store({ type: 'tour', price: 90 }, damaged);
      expect(await refusal(request('tour', id, day(10)))).toMatchObject({
        code: 'not-bookable',
        message: 'This cannot be booked online at the moment. Please contact us.',
        freeStays: [],
      });
    }
  });

  it('and refuses bookings if they have unknown rules', async () => {
    const id = await store({ type: 'tour', price: 90 }, { seats: 12, moonPhases: ['full'] });
    expect(await refusal(request('tour', id, day(10)))).toBeUndefined();
  });

  it('exactly as the calendar does, with the price of the card', async () => {
    const below = numbers(7);
    const now = new Date();
    const today = baliDate(now);
    let taken = 0;
    for (let count = 0; count < (process.env['FULL'] ? 400 : 60); count += 1) {
      const { terms, availability } = arbitraryRules(below, now);
      const type = below(2) === 0 ? 'tour' : 'villa';
      const offer = terms(type);
      const id = await store(offer);
      const startDate = addDays(today, 1 + below(60));
      const endDate = type === 'tour' ? startDate : addDays(startDate, 1 + below(8));
      const requested = { startDate, endDate, numberOfGuests: 1 + below(4) };
      for (const month of new Set([monthOf(startDate), monthOf(endDate)])) {
        const isIn = (date: string) => monthOf(date) === month;
        const nights = [...(availability.takenNights ?? [])]
          .filter(isIn)
          .map((night) => [night, true]);
        const seats = [...(availability.takenSeats ?? [])].filter(([date]) => isIn(date));
        await (type === 'villa'
          ? db
              .doc(`calendars/${calendarId(id, month)}`)
              .create({ villaId: id, month, nights: Object.fromEntries(nights) })
          : db
              .doc(`seats/${seatsId(id, month)}`)
              .create({ tourId: id, month, taken: Object.fromEntries(seats) }));
      }
      const shown = checkAvailability(offer, requested, availability);
      const answer = await request(type, id, requested).catch(
        (error: { details: object }) => error.details,
      );
      const codes = ['not-bookable', 'nights-taken'];
      const isRefused = 'code' in answer && codes.includes(String(answer.code));
      expect(isRefused).toBe(shown.price === undefined);
      expect(answer).toMatchObject(
        shown.price ? { totalPrice: shown.price.total } : { field: shown.refused.field },
      );
      taken += Number(shown.price !== undefined);
    }
    expect(taken).toBeGreaterThan(5);
  });
});
