import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { enrolHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  addVilla,
  bookTour,
  bookVilla,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  seatsOfTour,
  set,
  staff,
  stayFor,
  stored,
} from './guestRequests.ts';
import {
  ayu,
  confirmedStay,
  confirmedTour,
  lastChange,
  edit,
  price,
  seenOf,
  waitingFor,
} from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-edit'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeAll(() => enrolHere(ayu));

describe('staff edit a stay', () => {
  it('its nights move, its price is recomputed, and the guest gets one mail', async () => {
    const villaId = await addVilla();
    const held = await confirmedStay(villaId, [20, 23]);
    expect(await edit(held, { ...stayFor(22, 26, 3), customerName: 'Hannah Weber' })).toEqual({
      total: 840,
      eventId: expect.any(String),
    });
    expect(await stored(held)).toMatchObject({
      ...stayFor(22, 26, 3),
      totalPrice: 840,
      priceLines: [{ unit: 210, count: 4 }],
      customerName: 'Hannah Weber',
      customerNameKey: 'hannah weber',
      searchTerms: expect.arrayContaining(['weber']),
      status: 'confirmed',
    });
    const own = nightsBy([held, 22, 26]);
    expect(await nightsOfVilla(villaId)).toEqual({ held: own, taken: Object.keys(own).sort() });
    expect(await lastChange(held)).toMatchObject({
      by: staff.uid,
      change: {
        what: 'edited',
        before: { startDate: inDays(20), customerName: 'Hannah Vogel', totalPrice: 630 },
        after: { startDate: inDays(22), customerName: 'Hannah Weber', totalPrice: 840 },
      },
    });
    const [letter, ...more] = await waitingFor(held);
    expect(more).toEqual([]);
    expect(letter?.subject).toContain('Your booking for Test Villa has changed');
    expect(letter?.text).toContain('$840');
  });

  it('to another villa: it frees its nights and takes the new ones, or neither', async () => {
    const [from, to] = [await addVilla(), await addVilla()];
    const held = await confirmedStay(from, [20, 23]);
    const other = await bookVilla(to, [21, 22]);
    expect(await refusalOf(edit(held, { itemId: to }))).toMatchObject({
      code: 'nights-taken',
      otherBooking: { bookingId: other.id },
    });
    expect((await nightsOfVilla(from)).held).toEqual(nightsBy([held, 20, 23]));
    await edit(held, { itemId: to, ...stayFor(22, 24) });
    expect(await nightsOfVilla(from)).toEqual({ held: {}, taken: [] });
    expect((await nightsOfVilla(to)).held).toEqual(nightsBy([other, 21, 22], [held, 22, 24]));
    expect(await stored(held)).toMatchObject({ villaId: to, totalPrice: 420 });
  });

  it('to a tour: its nights become seats', async () => {
    const [villaId, tourId] = [await addVilla(), await addTour({ seats: 4 })];
    const held = await confirmedStay(villaId, [20, 23]);
    const day = { startDate: inDays(30), endDate: '' };
    const pickup = { hotelName: 'Alaya', pickupTime: '07:30' };
    await edit(held, { bookingType: 'tour', itemId: tourId, ...day, ...pickup });
    expect((await nightsOfVilla(villaId)).held).toEqual({});
    expect(await seatsOfTour(tourId, 30)).toEqual({ held: { [held.id]: 2 }, shown: 2 });
    const after = await stored(held);
    expect(after).toMatchObject({ bookingType: 'tour', tourId, itemName: 'Test Tour', ...pickup });
    expect(after).not.toHaveProperty('villaId');
    const [letter] = await waitingFor(held);
    expect(letter?.text).toMatch(/Pickup: 07:30 \(Bali time\)/);
  });

  it('to another tour: its guest sees the new name, translated if possible', async () => {
    const [from, translated, english] = [await addTour(), await addTour(), await addTour()];
    await db.doc(`tours/${translated}`).update({ translations: { id_title: 'Tur Uji' } });
    await db.doc(`tours/${english}`).update({ translations: {} });
    const held = await confirmedTour(from, 20);
    await db.doc(`bookings/${held.id}`).update({ language: 'id', translatedName: 'Tur Lama' });
    await edit(held, { numberOfGuests: 3 });
    expect(await stored(held)).toHaveProperty('translatedName', 'Tur Lama');
    await edit(held, { itemId: translated });
    expect(await stored(held)).toMatchObject({ itemName: 'Test Tour', translatedName: 'Tur Uji' });
    const letters = await waitingFor(held);
    expect(letters.at(-1)?.subject).toContain('Tur Uji');
    await edit(held, { itemId: english });
    expect(await stored(held)).not.toHaveProperty('translatedName');
  });

  it('a rule can be overridden once shown; taken nights cannot', async () => {
    const villaId = await addVilla({ leastNights: 3 });
    const held = await confirmedStay(villaId, [20, 23]);
    expect(await refusalOf(edit(held, stayFor(20, 22)))).toMatchObject({
      code: 'not-bookable',
      problem: 'stay-too-short',
    });
    await edit(held, { ...stayFor(20, 22), overrides: ['stay-too-short'] });
    expect(await stored(held)).toMatchObject({ ...stayFor(20, 22), totalPrice: 420 });
    await bookVilla(villaId, [22, 25]);
    const overrides = ['stay-too-short'];
    expect(await refusalOf(edit(held, { ...stayFor(20, 23), overrides }))).toMatchObject({
      code: 'nights-taken',
    });
  });

  it('a current stay can be extended; no stay can move into the past', async () => {
    const villaId = await addVilla();
    const held = await confirmedStay(villaId, [20, 23]);
    const days = { startDate: inDays(-2), endDate: inDays(1) };
    await db.doc(`bookings/${held.id}`).update(days);
    await edit(held, { endDate: inDays(2) });
    expect(await stored(held)).toMatchObject({ ...days, endDate: inDays(2), totalPrice: 840 });
    expect(await refusalOf(edit(held, { startDate: inDays(-1) }))).toMatchObject({
      field: 'startDate',
      problem: 'date-in-past',
    });
  });

  it('the promised deposit and free cancellation stay', async () => {
    const villaId = await addVilla({ deposit: 50, freeCancellationDays: 3 });
    const held = await confirmedStay(villaId, [20, 23]);
    expect(await stored(held)).toMatchObject({ deposit: 315, freeUntil: inDays(17) });
    await edit(held, stayFor(30, 34));
    expect(await stored(held)).toMatchObject({ deposit: 315, freeUntil: inDays(17) });
    await edit(held, stayFor(10, 11));
    expect(await stored(held)).toMatchObject({ deposit: 210, freeUntil: inDays(10) });
  });
});

describe('staff edit a tour', () => {
  it('its seats move to another day or tour, and are never oversold', async () => {
    const [tourId, other] = [await addTour({ seats: 4 }), await addTour({ seats: 2 })];
    const held = await confirmedTour(tourId);
    await edit(held, { startDate: inDays(10), numberOfGuests: 3 });
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: {}, shown: 0 });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: { [held.id]: 3 }, shown: 3 });
    expect(await refusalOf(edit(held, { itemId: other }))).toMatchObject({ code: 'seats-taken' });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: { [held.id]: 3 }, shown: 3 });
    await edit(held, { itemId: other, numberOfGuests: 2 });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: {}, shown: 0 });
    expect(await seatsOfTour(other, 10)).toEqual({ held: { [held.id]: 2 }, shown: 2 });
    expect(await stored(held)).toMatchObject({ startDate: inDays(10), endDate: inDays(10) });
  });

  it('a pending one takes no seats, and a cancelled one cannot be edited', async () => {
    const tourId = await addTour();
    const held = await bookTour(tourId, 9, false);
    await edit(held, { startDate: inDays(10) });
    expect(await seatsOfTour(tourId, 10)).toEqual({ held: {}, shown: 0 });
    await set(held, 'pending', 'cancelled');
    expect(await refusalOf(edit(held, { customerName: 'Ana' }))).toMatchObject({
      code: 'request-closed',
    });
    expect(await refusalOf(price(held, 10))).toMatchObject({ code: 'request-closed' });
  });

  it('a change of the name alone is not checked and keeps the price', async () => {
    const tourId = await addTour();
    const held = await confirmedTour(tourId);
    await db.doc(`tours/${tourId}`).update({ priceFrom: 500, rules: { closed: [] } });
    const past = { startDate: inDays(-3), endDate: inDays(-3) };
    await db.doc(`bookings/${held.id}`).update(past);
    await edit(held, { customerName: 'Ana' });
    expect(await stored(held)).toMatchObject({ customerName: 'Ana', totalPrice: 182, ...past });
  });

  it('a repeated or empty edit changes nothing and sends no mail', async () => {
    const held = await confirmedTour(await addTour());
    const seen = await seenOf(held);
    await edit(held, { customerName: 'Ana', seen });
    expect(await edit(held, { customerName: 'Ana', seen })).toEqual({ total: 182 });
    expect(await eventsOf(held)).toHaveLength(3);
    expect(await waitingFor(held)).toHaveLength(1);
  });
});

it('an outdated view is refused, and the error says who changed what', async () => {
  const held = await confirmedTour(await addTour());
  const seen = await seenOf(held);
  await edit(held, { numberOfGuests: 3 }, ayu);
  expect(await refusalOf(edit(held, { customerName: 'Ana', seen }))).toMatchObject({
    code: 'request-changed',
    message: expect.stringContaining(
      'Made Wirawan has changed this booking in the meantime: Guests 2 → 3',
    ),
  });
  expect(await stored(held)).toMatchObject({ customerName: 'Hannah Vogel', numberOfGuests: 3 });
});
