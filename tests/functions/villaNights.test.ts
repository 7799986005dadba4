import { addDays, nightsByMonth, nightsOf, type Stay } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import { describe, expect, it } from 'vitest';
import { addOffer, inDays, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const staff = await suite.caller('staff');

const set = (bookingId: string, from: string, to: string) =>
  staff.call('setBookingStatus', { bookingId, from, to });
const statusOf = async (bookingId: string) =>
  (await db.doc(`bookings/${bookingId}`).get()).get('status');
const today = inDays(0);
const stay = (from: number, to: number): Stay => ({
  startDate: addDays(today, from),
  endDate: addDays(today, to),
});

/** A villa for this file only, with the actions of its tests. */
async function freshVilla() {
  const { villaId } = await addOffer(suite);
  const request = (requested: Stay) => ({ ...villaRequest(suite, villaId), ...requested });
  const book = async (requested: Stay): Promise<string> => {
    const input = request(requested);
    await guest.call('createBooking', input);
    return input.requestId;
  };
  const documents = async (collection: string) =>
    (await db.collection(collection).where('villaId', '==', villaId).get()).docs;
  suite.later(async () => {
    for (const collection of ['calendars', 'nightHolders']) {
      for (const document of await documents(collection)) await document.ref.delete();
    }
  });
  const nightsIn = async (collection: string) =>
    Object.assign({}, ...(await documents(collection)).map((month) => month.get('nights')));
  return {
    villaId,
    request,
    book,
    confirmed: async (requested: Stay) => {
      const id = await book(requested);
      await set(id, 'pending', 'confirmed');
      return id;
    },
    /** The public taken nights, in order. */
    taken: async () => Object.keys(await nightsIn('calendars')).sort(),
    holders: () => nightsIn('nightHolders') as Promise<Record<string, string>>,
  };
}

describe('the nights of a villa', () => {
  it('are held while a booking is confirmed, and published without naming it', async () => {
    const villa = await freshVilla();
    const requested = stay(20, 60);
    const id = await villa.book(requested);
    expect(await villa.taken()).toEqual([]);
    await set(id, 'pending', 'confirmed');
    expect(await villa.taken()).toEqual(nightsOf(requested));
    expect(new Set(Object.values(await villa.holders()))).toEqual(new Set([id]));
    for (const [month, nights] of nightsByMonth(requested)) {
      const calendar = await db.doc(`calendars/${calendarId(villa.villaId, month)}`).get();
      expect(calendar.data()).toEqual({
        villaId: villa.villaId,
        month,
        nights: Object.fromEntries(nights.map((night) => [night, true])),
      });
    }
    await set(id, 'confirmed', 'cancelled');
    expect(await villa.taken()).toEqual([]);
    expect(await villa.holders()).toEqual({});
    await set(id, 'cancelled', 'confirmed');
    expect(await villa.taken()).toEqual(nightsOf(requested));
  });

  it('are freed only by their own booking', async () => {
    const villa = await freshVilla();
    const [before, after] = [
      await villa.confirmed(stay(10, 12)),
      await villa.confirmed(stay(12, 14)),
    ];
    await set(before, 'confirmed', 'cancelled');
    expect(await villa.taken()).toEqual(nightsOf(stay(12, 14)));
    expect(new Set(Object.values(await villa.holders()))).toEqual(new Set([after]));
  });

  it('prevent another booking from being confirmed or restored', async () => {
    const villa = await freshVilla();
    const requested = stay(10, 14);
    const [first, second, third] = [
      await villa.book(requested),
      await villa.book(stay(13, 16)),
      await villa.book(stay(12, 13)),
    ];
    await set(third, 'pending', 'confirmed');
    await set(third, 'confirmed', 'cancelled');
    await set(first, 'pending', 'confirmed');
    for (const [id, from] of [
      [second, 'pending'],
      [third, 'cancelled'],
    ] as const) {
      await expect(set(id, from, 'confirmed')).rejects.toMatchObject({
        code: 'functions/failed-precondition',
        details: {
          code: 'nights-taken',
          field: 'to',
          message: expect.stringContaining(`Booking #${first.slice(0, 8)} of Hannah Vogel`),
          otherBooking: { bookingId: first, customerName: 'Hannah Vogel', ...requested },
        },
      });
      expect(await statusOf(id)).toBe(from);
    }
    expect(await villa.taken()).toEqual(nightsOf(requested));
    expect((await db.collection(`bookings/${second}/events`).get()).size).toBe(1);
    await set(first, 'confirmed', 'cancelled');
    await set(second, 'pending', 'confirmed');
    await set(third, 'cancelled', 'confirmed');
  });
});

describe('nights with invalid data', () => {
  it('are refused with the known details if their booking is missing', async () => {
    const villa = await freshVilla();
    const requested = stay(10, 12);
    const gone = await villa.confirmed(requested);
    const waiting = await villa.book(stay(30, 32));
    await db.doc(`bookings/${waiting}`).update({ ...requested });
    await db.doc(`bookings/${gone}`).delete();
    await expect(set(waiting, 'pending', 'confirmed')).rejects.toMatchObject({
      details: {
        code: 'nights-taken',
        field: 'to',
        message: `Booking #${gone.slice(0, 8)}, which is no longer there, holds some of these nights.`,
      },
    });
    expect(await statusOf(waiting)).toBe('pending');
  });

  it('can be confirmed for the booking that holds them', async () => {
    const villa = await freshVilla();
    const requested = stay(10, 12);
    const id = await villa.confirmed(requested);
    await db.doc(`bookings/${id}`).update({ status: 'pending' });
    await set(id, 'pending', 'confirmed');
    expect(await villa.taken()).toEqual(nightsOf(requested));
  });
});

describe('createBooking', () => {
  it('refuses a stay that overlaps a confirmed one and offers the nearest free dates', async () => {
    const villa = await freshVilla();
    await villa.confirmed(stay(10, 14));
    const overlapping = villa.request(stay(12, 15));
    await expect(guest.call('createBooking', overlapping)).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: {
        code: 'nights-taken',
        field: 'startDate',
        message: expect.stringMatching(
          /^Test Villa is not free on all of these nights. Free around these dates: /,
        ),
        freeStays: [stay(14, 17), stay(15, 18), stay(16, 19)],
      },
    });
    await expect(guest.call('createBooking', villa.request(stay(1, 11)))).rejects.toMatchObject({
      details: {
        // No dates before today.
        freeStays: [stay(0, 10), stay(14, 24), stay(15, 25)],
        message: expect.not.stringContaining('Hannah'),
      },
    });
    expect((await db.doc(`bookings/${overlapping.requestId}`).get()).exists).toBe(false);
    await expect(villa.book(stay(14, 16))).resolves.toBeDefined();
    await expect(villa.book(stay(8, 10))).resolves.toBeDefined();
  });

  it('does not reveal the booking that holds the nights to a guest', async () => {
    const villa = await freshVilla();
    const holder = await villa.confirmed(stay(10, 14));
    const refusal = await guest
      .call('createBooking', villa.request(stay(12, 15)))
      .then(String, (error: { details: object; message: string }) => error);
    const { details, message } = refusal as { details: object; message: string };
    expect(Object.keys(details).sort()).toEqual(['code', 'field', 'freeStays', 'message']);
    expect(message).toMatch(/^Test Villa is not free/);
    const response = JSON.stringify([details, message]);
    for (const secret of ['Hannah', 'Vogel', '@', '#', holder, holder.slice(0, 8)]) {
      expect(response).not.toContain(secret);
    }
  });

  it('says so when nothing nearby is free', async () => {
    const villa = await freshVilla();
    for (let start = 0; start < 240; start += 60) await villa.confirmed(stay(start, start + 60));
    await expect(guest.call('createBooking', villa.request(stay(90, 95)))).rejects.toMatchObject({
      details: {
        code: 'nights-taken',
        freeStays: [],
        message: expect.stringContaining('other dates'),
      },
    });
  });

  it('answers a repeated request also after its own nights are taken', async () => {
    const villa = await freshVilla();
    const input = villa.request(stay(10, 12));
    const answer = await guest.call('createBooking', input);
    await set(input.requestId, 'pending', 'confirmed');
    expect(await guest.call('createBooking', input)).toEqual(answer);
  });
});
