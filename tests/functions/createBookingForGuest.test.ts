import { nightsOf } from '@selasar/domain/core';
import type { CreateBookingForGuestInput } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { addOffer, inDays, tourRequest, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId, villaId } = await addOffer(suite);
const staff = await suite.caller('staff');

const phone = '+62 812 3456 7890';
const byPhone = { customerEmail: '', customerPhone: phone, status: 'confirmed' } as const;
const tour = (change: Partial<CreateBookingForGuestInput> = {}): CreateBookingForGuestInput => ({
  ...tourRequest(suite, tourId),
  ...byPhone,
  overrides: [],
  ...change,
});
/** Three nights that no other test uses. */
let day = 20;
const villa = (change: Partial<CreateBookingForGuestInput> = {}): CreateBookingForGuestInput => {
  day += 5;
  return {
    ...villaRequest(suite, villaId),
    ...byPhone,
    startDate: inDays(day),
    endDate: inDays(day + 3),
    overrides: [],
    ...change,
  };
};
const make = (input: unknown) => staff.call('createBookingForGuest', input);
const stored = async ({ requestId }: CreateBookingForGuestInput) =>
  (await db.doc(`bookings/${requestId}`).get()).data();
const eventsOf = async ({ requestId }: CreateBookingForGuestInput) =>
  (await db.collection(`bookings/${requestId}/events`).orderBy('at').get()).docs;
const lettersTo = async (email: string): Promise<string[]> => {
  const left = await db.collection('mail').where('to', '==', email).get();
  const waiting = await db.collection('mailQueue').where('mail.to', '==', email).get();
  return [
    ...left.docs.map((mail) => mail.get('message.subject')),
    ...waiting.docs.map((mail) => mail.get('mail.message.subject')),
  ];
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It is not refused.'),
    ({ details }: { details: object }) => details,
  );
const takenNights = async () => {
  const months = await db.collection('calendars').where('villaId', '==', villaId).get();
  return months.docs.flatMap((month) => Object.keys(month.get('nights')));
};
const setRules = (rules: object, of = `villas/${villaId}`) => db.doc(of).update({ rules });
suite.later(async () => {
  for (const [name, field, id] of [
    ['calendars', 'villaId', villaId],
    ['nightHolders', 'villaId', villaId],
    ['seats', 'tourId', tourId],
    ['seatHolders', 'tourId', tourId],
  ] as const) {
    const found = await db.collection(name).where(field, '==', id).get();
    await Promise.all(found.docs.map((document) => document.ref.delete()));
  }
});

describe('createBookingForGuest', () => {
  it('books a stay for a guest who phones: confirmed, with nights, price and author', async () => {
    const input = villa();
    const answer = {
      bookingId: input.requestId,
      itemName: 'Test Villa',
      startDate: input.startDate,
      endDate: input.endDate,
      totalPrice: 630,
      status: 'confirmed',
    };
    expect(await make({ ...input, totalPrice: 1 })).toEqual(answer);
    const booking = await stored(input);
    expect(booking).toEqual({
      tripId: expect.any(String),
      source: { via: 'phone' },
      priceLines: [{ unit: 210, count: 3 }],
      bookingType: 'villa',
      villaId,
      itemName: 'Test Villa',
      arrival: { address: 'Ubud' },
      customerName: 'Hannah Vogel',
      customerEmail: '',
      customerPhone: phone,
      startDate: input.startDate,
      endDate: input.endDate,
      numberOfGuests: 2,
      totalPrice: 630,
      status: 'confirmed',
      // The phone number in the form that a guest might say.
      searchTerms: expect.arrayContaining(['hannah', '8123456', '628123456']),
      customerNameKey: 'hannah vogel',
      createdAt: expect.objectContaining({ seconds: expect.any(Number) }),
      updatedAt: booking?.['createdAt'],
    });
    expect(await takenNights()).toEqual(expect.arrayContaining(nightsOf(input)));
    const event = { from: null, to: 'confirmed', by: staff.uid, byName: 'Nyoman Arta' };
    expect((await eventsOf(input)).map((one) => one.data())).toEqual([
      { ...event, byEmail: staff.email, at: booking?.['createdAt'] },
    ]);
    expect(await lettersTo('')).toEqual([]);
    // Staff can give the guest the trip's link; 'Find my booking' cannot find it.
    const trip = await db.doc(`trips/${booking?.['tripId']}`).get();
    expect(trip.get('emails')).toEqual([]);
  });

  it('holds the seats of a tour if confirmed, and none if pending', async () => {
    const confirmed = tour({ startDate: inDays(40) });
    const pending = tour({ startDate: inDays(40), status: 'pending' });
    await make(confirmed);
    await make(pending);
    const taken = await db.collection('seats').where('tourId', '==', tourId).get();
    expect(taken.docs.map((month) => month.get(`taken.${inDays(40)}`))).toContain(2);
    expect(await stored(pending)).toMatchObject({ status: 'pending', totalPrice: 182 });
  });

  it.each([
    ['confirmed', 'Your booking for Test Villa is confirmed'],
    ['pending', 'We have your request for Test Villa'],
  ] as const)('sends a guest with an email one mail: %s', async (status, subject) => {
    const { customerEmail } = villaRequest(suite, villaId);
    const input = villa({ customerEmail, customerPhone: '', status });
    await make(input);
    await make(input);
    expect(await lettersTo(customerEmail)).toEqual([expect.stringContaining(subject)]);
    expect(await stored(input)).not.toHaveProperty('customerPhone');
  });

  it('answers a repeated request the same and books it once, even for two at once', async () => {
    const input = villa();
    const answers = await Promise.all([make(input), make(input)]);
    answers.push(await make(input));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(input)).toHaveLength(1);
    expect(await refusal(make({ ...input, numberOfGuests: 3 }))).toMatchObject({
      code: 'request-id-reused',
    });
  });

  it('refuses taken nights even if all rules are overridden, and names free ones', async () => {
    const first = villa();
    await make(first);
    const { startDate, endDate } = first;
    for (const status of ['confirmed', 'pending'] as const) {
      const second = villa({ startDate, endDate, status, overrides: ['stay-too-short'] });
      expect(await refusal(make(second))).toMatchObject({
        code: 'nights-taken',
        freeStays: expect.arrayContaining([expect.anything()]),
      });
      expect(await stored(second)).toBeUndefined();
    }
  });

  it('refuses by a rule, and books anyway once staff override that rule', async () => {
    await setRules({ leastNights: 5 });
    const input = villa();
    expect(await refusal(make(input))).toMatchObject({
      code: 'not-bookable',
      problem: 'stay-too-short',
    });
    // A rule other than the one they have seen.
    expect(await refusal(make({ ...input, overrides: ['arrival-day'] }))).toMatchObject({
      problem: 'stay-too-short',
    });
    expect(await make({ ...input, overrides: ['stay-too-short'] })).toMatchObject({
      totalPrice: 630,
    });
    await setRules({});
  });

  it('never oversells seats', async () => {
    await setRules({ seats: 3 }, `tours/${tourId}`);
    await make(tour({ startDate: inDays(50) }));
    const more = tour({ startDate: inDays(50), overrides: ['weekday-not-offered'] });
    expect(await refusal(make(more))).toMatchObject({ problem: 'seats-taken' });
    await setRules({}, `tours/${tourId}`);
  });

  it.each([
    ['neither email nor phone', { customerPhone: '' }, 'customerPhone', 'contact-missing'],
    ['a number that is none', { customerPhone: '12' }, 'customerPhone', 'phone-invalid'],
    ['a day that has passed', { startDate: inDays(-1) }, 'startDate', 'date-in-past'],
    ['another status', { status: 'cancelled' }, 'status', 'field-invalid'],
  ])('refuses %s', async (_, change, field, problem) => {
    expect(await refusal(make({ ...villa(), ...change }))).toMatchObject({ field, problem });
  });

  it('refuses everyone but staff', async () => {
    const none = await suite.caller('none');
    const guest = await suite.caller();
    await expect(none.call('createBookingForGuest', villa())).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
    await expect(guest.call('createBookingForGuest', villa())).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
  });
});

describe('the booking afterwards', () => {
  it('can be cancelled, undone and restored like any other, without mails if there is no email', async () => {
    const input = villa();
    await make(input);
    const bookingId = input.requestId;
    const set = (from: string, to: string) =>
      staff.call('setBookingStatus', { bookingId, from, to }) as Promise<{ eventId: string }>;
    const { eventId } = await set('confirmed', 'cancelled');
    expect(await takenNights()).not.toContain(input.startDate);
    await staff.call('undoChange', { kind: 'bookings', id: bookingId, eventId });
    expect(await takenNights()).toContain(input.startDate);
    await set('confirmed', 'cancelled');
    await set('cancelled', 'confirmed');
    expect(await stored(input)).toMatchObject({ status: 'confirmed' });
    expect((await eventsOf(input)).map((event) => event.get('to'))).toEqual([
      'confirmed',
      'cancelled',
      'confirmed',
      'cancelled',
      'confirmed',
    ]);
    for (const { id } of await eventsOf(input)) {
      const [left, waits] = [
        await db.doc(`mail/${id}`).get(),
        await db.doc(`mailQueue/${id}`).get(),
      ];
      expect([left.exists, waits.exists]).toEqual([false, false]);
    }
  });

  it('blocks its nights for guests', async () => {
    const input = villa();
    await make(input);
    const guest = await suite.caller();
    const { startDate, endDate } = input;
    const requested = { ...villaRequest(suite, villaId), startDate, endDate };
    expect(await refusal(guest.call('createBooking', requested))).toMatchObject({
      code: 'nights-taken',
    });
  });
});
