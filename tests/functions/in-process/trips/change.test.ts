import { describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import {
  asGuestsAndStaff,
  addTour,
  addVilla,
  answer,
  submitChange,
  bookTour,
  bookTransfer,
  bookVilla,
  cancel,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  ride,
  seatsOfTour,
  staff,
  stayFor,
  stored,
  subjectsTo,
  withdraw,
} from './guestRequests.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-change'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const ridden = (day: number, pickupTime = '16:00', passengers = 2) => ({
  pickupDate: inDays(day),
  pickupTime,
  passengers,
  luggage: 3,
});

describe('a guest requests a change', () => {
  it('of a stay: they see the price, and staff see the change request', async () => {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23]);
    expect(await submitChange(held, stayFor(21, 25, 3))).toEqual({ total: 840 });
    expect(await stored(held)).toMatchObject({
      ...stayFor(20, 23),
      totalPrice: 630,
      changeRequest: { what: 'change', ...stayFor(21, 25, 3), totalPrice: 840 },
    });
    expect((await eventsOf(held)).at(-1)).toMatchObject({
      by: 'guest',
      changeRequest: {
        what: 'change',
        outcome: 'requested',
        before: { ...stayFor(20, 23), totalPrice: 630 },
        after: { ...stayFor(21, 25, 3), totalPrice: 840 },
      },
    });
    expect((await nightsOfVilla(villaId)).held).toEqual(nightsBy([held, 20, 23]));
  });

  it('as a preview: no change request is stored', async () => {
    const held = await bookTour(await addTour(), 9);
    expect(await submitChange(held, stayFor(10, 10, 3), { isTrial: true })).toEqual({ total: 273 });
    expect(await stored(held)).not.toHaveProperty('changeRequest');
    expect(await eventsOf(held)).toHaveLength(2);
  });

  it('that is unavailable: it is refused with alternatives', async () => {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23]);
    await bookVilla(villaId, [25, 28]);
    expect(await refusalOf(submitChange(held, stayFor(24, 27)))).toMatchObject({
      code: 'nights-taken',
      freeStays: expect.arrayContaining([{ startDate: inDays(22), endDate: inDays(25) }]),
    });
    expect(await refusalOf(submitChange(held, stayFor(20, 23, 5)))).toMatchObject({
      code: 'too-many-guests',
    });
    expect(await refusalOf(submitChange(held, stayFor(-2, 1)))).toMatchObject({
      field: 'startDate',
      problem: 'date-in-past',
    });
    expect(await refusalOf(submitChange(held, stayFor(20, 23)))).toMatchObject({
      field: 'startDate',
      problem: 'nothing-changes',
    });
    expect(await stored(held)).not.toHaveProperty('changeRequest');
  });

  it('at an outdated price: they get an error', async () => {
    const held = await bookTour(await addTour(), 9);
    const refused = submitChange(held, stayFor(10, 10), { shownTotal: 180 });
    expect(await refusalOf(refused)).toMatchObject({
      code: 'price-changed',
      message: expect.stringContaining('$182'),
    });
  });

  it('of a transfer, in the same vehicle', async () => {
    const held = await bookTransfer();
    expect(await submitChange(held, ridden(4))).toEqual({ total: 50 });
    expect(await refusalOf(submitChange(held, ridden(-1)))).toMatchObject({
      problem: 'date-in-past',
    });
    await answer(held, true);
    expect(await stored(held)).toMatchObject({ ...ridden(4), status: 'confirmed' });
    await ride(held.id, 'confirmed', 'cancelled');
    expect(await refusalOf(submitChange(held, ridden(5)))).toMatchObject({
      code: 'request-closed',
    });
  });

  it('again: the last one counts; once withdrawn, none does', async () => {
    const held = await bookTour(await addTour(), 9);
    await submitChange(held, stayFor(10, 10));
    await submitChange(held, stayFor(11, 11));
    expect(await stored(held)).toMatchObject({ changeRequest: { startDate: inDays(11) } });
    await cancel(held);
    expect((await stored(held))['changeRequest']).toEqual({
      what: 'cancel',
      at: expect.anything(),
    });
    await withdraw(held);
    await withdraw(held);
    expect(await stored(held)).not.toHaveProperty('changeRequest');
    expect((await eventsOf(held)).flatMap(({ changeRequest: found }) => found ?? [])).toMatchObject(
      [
        { outcome: 'requested' },
        { outcome: 'requested' },
        { what: 'cancel', outcome: 'requested' },
        { what: 'cancel', outcome: 'withdrawn' },
      ],
    );
  });
});

describe('staff accept a change', () => {
  it('of a stay to overlapping dates: its nights move across the end of a month', async () => {
    const villaId = await addVilla({ deposit: 10, freeCancellationDays: 3 });
    const held = await bookVilla(villaId, [20, 60]);
    await submitChange(held, stayFor(40, 70, 3));
    await answer(held, true);
    const after = await stored(held);
    expect(after).toMatchObject({
      ...stayFor(40, 70, 3),
      totalPrice: 6300,
      deposit: 630,
      priceLines: [{ unit: 210, count: 30 }],
      freeUntil: inDays(37),
      status: 'confirmed',
    });
    expect(after).not.toHaveProperty('changeRequest');
    const own = nightsBy([held, 40, 70]);
    expect(await nightsOfVilla(villaId)).toEqual({ held: own, taken: Object.keys(own).sort() });
    expect((await eventsOf(held)).at(-1)).toMatchObject({
      from: 'confirmed',
      to: 'confirmed',
      by: staff.uid,
      changeRequest: { outcome: 'accepted', before: stayFor(20, 60), after: stayFor(40, 70, 3) },
    });
    expect(await subjectsTo(held)).toContainEqual(expect.stringContaining('has changed'));
  });

  it('of a tour: its seats move to another day, or their number changes', async () => {
    const tourId = await addTour({ seats: 4 });
    const held = await bookTour(tourId, 9);
    await submitChange(held, stayFor(9, 9, 4));
    await answer(held, true);
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: { [held.id]: 4 }, shown: 4 });
    await submitChange(held, stayFor(10, 10, 3));
    await answer(held, true);
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: {}, shown: 0 });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: { [held.id]: 3 }, shown: 3 });
  });

  it('of a pending booking: it takes no nights or seats', async () => {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23], false);
    await submitChange(held, stayFor(21, 22));
    expect(await answer(held, true)).toEqual({ status: 'pending' });
    expect(await stored(held)).toMatchObject({ ...stayFor(21, 22), totalPrice: 210 });
    expect((await nightsOfVilla(villaId)).held).toEqual({});
  });

  it('only if the nights are still free: otherwise they see the holder and may decline', async () => {
    const villaId = await addVilla();
    const held = await bookVilla(villaId, [20, 23]);
    await submitChange(held, stayFor(22, 26));
    const other = await bookVilla(villaId, [24, 27]);
    const before = await stored(held);
    expect(await refusalOf(answer(held, true))).toMatchObject({
      code: 'nights-taken',
      otherBooking: { bookingId: other.id },
    });
    expect(await stored(held)).toEqual(before);
    const nights = nightsBy([held, 20, 23], [other, 24, 27]);
    expect((await nightsOfVilla(villaId)).held).toEqual(nights);
    await answer(held, false);
    expect(await stored(held)).toMatchObject(stayFor(20, 23));
    expect(await subjectsTo(held)).toContainEqual(expect.stringContaining('could not change'));
  });

  it('only if enough seats are left', async () => {
    const tourId = await addTour({ seats: 4 });
    const held = await bookTour(tourId, 9);
    await submitChange(held, stayFor(10, 10, 3));
    const other = await bookTour(tourId, 10);
    expect(await refusalOf(answer(held, true))).toMatchObject({ code: 'seats-taken' });
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: { [held.id]: 2 }, shown: 2 });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: { [other.id]: 2 }, shown: 2 });
  });

  it('only at the price that the guest saw', async () => {
    const tourId = await addTour();
    const held = await bookTour(tourId, 9);
    await submitChange(held, stayFor(10, 10, 3));
    await db.doc(`tours/${tourId}`).update({ priceFrom: 100 });
    expect(await refusalOf(answer(held, true))).toMatchObject({
      code: 'change-request-price-changed',
      message: expect.stringContaining('$300'),
    });
    expect(await stored(held)).toMatchObject({
      totalPrice: 182,
      changeRequest: { totalPrice: 273 },
    });
  });

  it('that was requested in time, even after the deadline', async () => {
    const tourId = await addTour({ cutOffHours: 48 });
    const held = await bookTour(tourId, 9);
    await submitChange(held, stayFor(4, 4));
    vi.setSystemTime(Date.now() + 3 * 24 * 3_600_000);
    try {
      expect(await refusalOf(submitChange(held, stayFor(1, 1)))).toMatchObject({
        problem: 'booked-too-late',
      });
      expect(await answer(held, true)).toEqual({ status: 'confirmed' });
    } finally {
      vi.useRealTimers();
    }
  });
});
