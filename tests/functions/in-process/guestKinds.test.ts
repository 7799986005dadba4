import { randomUUID } from 'node:crypto';
import { guests } from '@selasar/domain/core';
import {
  checkVisit,
  type GuestKinds,
  guestKindKeys,
  groupFor,
  priceOf,
  writeParty,
} from '@selasar/domain/pricing';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { arbitraryRules, numbers } from '../../../domain/testing/arbitraryRules.ts';
import { recountSeats } from '../../../functions/src/availability/recountSeats.ts';
import { db, plainReader } from '../../../functions/src/platform/firestore.ts';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { readItem } from '../../../functions/src/requests/item.ts';
import { plainTour } from '../../support/plainOffers.ts';
import { inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import {
  addTour,
  answer,
  asGuestsAndStaff,
  bookWith,
  refusalOf,
  seatsOfTour,
  set,
  stored,
  submitChange,
  tourInput,
} from './trips/guestRequests.ts';
import { edit, lastChange, undo, waitingFor } from './trips/staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-guest-kinds'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const day = 9;
const guestKinds: GuestKinds = {
  child: { from: 3, to: 11, percent: 50, names: { en: 'Kid', id: 'Bocah' } },
  infant: { to: 2, usd: 0, noSeat: true },
};
const family = { numberOfGuests: 4, party: 'child:1,infant:1' };

const inputFor = (itemId: string, change: object = {}) => tourInput(itemId, inDays(day), change);
const book = (itemId: string, change: object = {}) => bookWith(inputFor(itemId, change));
const setKinds = (tourId: string, kinds: object) =>
  db.doc(`tours/${tourId}`).update({ 'rules.guestKinds': kinds });

it('a family pays by kind, takes seats by kind, and reads so in the mail', async () => {
  const tourId = await addTour({ guestKinds, seats: 12 });
  const held = await book(tourId, family);
  expect(await stored(held)).toMatchObject({
    ...family,
    guestKinds,
    totalPrice: 227.5,
    priceLines: [
      { unit: 91, count: 2, kind: 'adult' },
      { unit: 45.5, count: 1, kind: 'child' },
      { unit: 0, count: 1, kind: 'infant' },
    ],
  });
  await set(held, 'pending', 'confirmed');
  expect(await seatsOfTour(tourId, day)).toEqual({ held: { [held.id]: 3 }, shown: 3 });
  expect(await recountSeats(inDays(day))).toEqual([]);
  const [mail] = await waitingFor(held);
  expect(mail?.text.replaceAll('\u00A0', ' ')).toContain(
    'Guests: 4: 2 × Adult, 1 × Kid (3–11), 1 × Infant (0–2)',
  );
  expect(mail?.text).toContain(
    'Total: $227.50 (2 × Adult, $91 each; 1 × Kid (3–11), $45.50 each; 1 × Infant (0–2), free)',
  );
});

it('a booking of adults only, or of a tour without kinds, is stored as ever', async () => {
  const [plain, byKind] = [await addTour(), await addTour({ guestKinds })];
  const own = ['id', 'tourId', 'customerEmail', 'createdAt', 'updatedAt', 'tripId'];
  const factsOf = async (tourId: string, change = {}) =>
    Object.entries(await stored(await book(tourId, change))).filter(
      ([name]) => !own.includes(name) && !/search|terms|found/i.test(name),
    );
  const facts = await factsOf(plain);
  expect(await factsOf(byKind)).toEqual(facts);
  expect(Object.fromEntries(facts)).toMatchObject({ priceLines: [{ unit: 91, count: 2 }] });
  expect(Object.keys(Object.fromEntries(facts))).not.toContain('party');
});

it('an infant alone, a party that no form sends, and an outdated price are refused', async () => {
  const tourId = await addTour({ guestKinds });
  const refused = (change: object) => refusalOf(book(tourId, change));
  expect(await refused({ numberOfGuests: 1, party: 'infant:1' })).toMatchObject({
    code: 'not-bookable',
    field: 'numberOfGuests',
    problem: 'adult-missing',
  });
  for (const party of ['child:-1', 'child:1.5', 'infant:1,child:1', 'dog:1', 'child:1;', 'child'])
    expect([party, await refused({ party })]).toMatchObject([party, { field: 'party' }]);
  expect(await refused({ ...family, guestKinds: { child: { usd: 0 } } })).toHaveProperty(
    'answered',
  );
  // The page was open while staff removed the kind: the guest pays as an adult only after being told so.
  await setKinds(tourId, {});
  expect(await refused({ ...family, shownTotal: 227.5 })).toMatchObject({ code: 'price-changed' });
  const held = await book(tourId, family);
  expect(await stored(held)).toMatchObject({ totalPrice: 364 });
  // It stays so, whatever the tour has later.
  await setKinds(tourId, guestKinds);
  await edit(held, { startDate: inDays(day + 1) });
  expect(await stored(held)).toMatchObject({ totalPrice: 364 });
});

it('the same request sent again is one booking, with another party it is refused', async () => {
  const input = inputFor(await addTour({ guestKinds }), family);
  const { tripKey: _, ...first } = await callHere(createBooking, input);
  expect(await callHere(createBooking, input)).toMatchObject(first);
  const other = callHere(createBooking, { ...input, party: 'child:2' });
  expect(await refusalOf(other)).toMatchObject({ code: 'request-id-reused' });
});

it('a booking keeps its kinds when staff remove them from the tour, until it is for another tour', async () => {
  const tourId = await addTour({ guestKinds });
  const held = await book(tourId, family);
  await set(held, 'pending', 'confirmed');
  await setKinds(tourId, { teen: { usd: 1 } });
  await edit(held, { startDate: inDays(day + 1) });
  expect(await stored(held)).toMatchObject({ guestKinds, totalPrice: 227.5 });
  await edit(held, { numberOfGuests: 5, party: 'child:3' });
  expect(await stored(held)).toMatchObject({ guestKinds, totalPrice: 318.5 });
  expect((await seatsOfTour(tourId, day + 1)).shown).toBe(5);
  await undo(held, (await lastChange(held))?.id);
  expect(await stored(held)).toMatchObject({ ...family, totalPrice: 227.5 });
  expect((await seatsOfTour(tourId, day + 1)).shown).toBe(3);
  await edit(held, { itemId: await addTour(), party: '' });
  expect(await stored(held)).toMatchObject({ totalPrice: 364 });
  expect(Object.keys(await stored(held))).not.toContain('guestKinds');
});

it('seats follow the kinds of the tour that staff move a family to, and those that they name', async () => {
  const noSeats = await addTour({ guestKinds, seats: 12 });
  const allSeats = await addTour({ guestKinds: { ...guestKinds, infant: { usd: 0 } }, seats: 5 });
  const held = await book(noSeats, family);
  await set(held, 'pending', 'confirmed');
  await edit(held, { itemId: allSeats });
  expect((await seatsOfTour(allSeats, day)).shown).toBe(4);
  expect(await refusalOf(book(allSeats, { numberOfGuests: 2 }))).toMatchObject({
    problem: 'seats-taken',
  });
  await undo(held, (await lastChange(held))?.id);
  expect((await seatsOfTour(noSeats, day)).shown).toBe(3);
  const older = await addTour({ seats: 4 });
  const unnamed = await book(older, { numberOfGuests: 4 });
  await set(unnamed, 'pending', 'confirmed');
  await setKinds(older, guestKinds);
  await edit(unnamed, { party: 'infant:1' });
  expect((await seatsOfTour(older, day)).shown).toBe(3);
  await edit(unnamed, { numberOfGuests: 5, party: 'infant:1' });
  expect((await seatsOfTour(older, day)).shown).toBe(4);
  expect(await recountSeats(inDays(day))).toEqual([]);
});

it('an older booking gets kinds when staff or the guest name them', async () => {
  const tourId = await addTour();
  const [byStaff, byGuest] = [await book(tourId), await book(tourId)];
  await setKinds(tourId, guestKinds);
  await edit(byStaff, { party: 'child:1' });
  expect(await stored(byStaff)).toMatchObject({ guestKinds, totalPrice: 136.5 });
  const requested = { startDate: inDays(day), endDate: inDays(day), ...family };
  expect(await submitChange(byGuest, requested)).toEqual({ total: 227.5 });
  await answer(byGuest, true);
  expect(await stored(byGuest)).toMatchObject({ ...family, guestKinds, totalPrice: 227.5 });
  await submitChange(byGuest, { ...requested, numberOfGuests: 2, party: '' });
  await answer(byGuest, true);
  expect(await stored(byGuest)).toMatchObject({ numberOfGuests: 2, totalPrice: 182 });
  expect(Object.keys(await stored(byGuest))).not.toContain('party');
});

it('of families confirmed at the same time, only as many as have seats are', async () => {
  const tourId = await addTour({ guestKinds, seats: 7 });
  const held = await Promise.all(Array.from({ length: 8 }, () => book(tourId, family)));
  const settled = await Promise.allSettled(held.map((one) => set(one, 'pending', 'confirmed')));
  // Three seats each: the infants take none.
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect((await seatsOfTour(tourId, day)).shown).toBe(6);
});

const cases = 300;

it(`list, card, server and the lines of a receipt have one total, for ${cases} random tours`, async () => {
  const below = numbers(44);
  const now = new Date();
  const offers = Array.from({ length: cases }, () => {
    const made = arbitraryRules(below, now);
    // Whatever the group, there is a day and a seat.
    const { weekdays: _, closed: __, cutOffHours: ___, seats: ____, ...rules } = made.rules;
    return { slug: `tour-${randomUUID()}`, ...made.terms('tour'), rules };
  });
  const writer = db.bulkWriter();
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  for (const { slug, price, rules } of offers) {
    const tour = { ...plainTour, slug, priceFrom: price, rules, ...times };
    void writer.create(db.doc(`tours/${slug}`), tour);
  }
  await writer.close();
  const groups = offers.map((offer) => {
    const counts = new Map(guestKindKeys.map((key) => [key as string, below(3)]));
    const others = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const numberOfGuests = Math.min(guests.max, others + 1 + below(4));
    const startDate = inDays(4 + below(40));
    const party = writeParty(counts);
    return { offer, requested: { startDate, endDate: startDate, numberOfGuests, party } };
  });
  const booked = await Promise.all(
    groups.map(({ offer, requested }) =>
      readItem(plainReader, { ...requested, bookingType: 'tour', itemId: offer.slug }),
    ),
  );
  for (const [index, { offer, requested }] of groups.entries()) {
    const { totalPrice, priceLines = [], guestKinds: kept } = booked[index]!;
    const card = priceOf(offer, requested);
    expect([totalPrice, priceLines]).toEqual([card.total, card.lines]);
    // What a receipt reads, and a later change is priced by.
    const cents = priceLines.reduce((sum, { unit, count }) => sum + unit * count * 100, 0);
    expect(Math.round(cents)).toBe(Math.round(totalPrice * 100));
    expect(kept).toEqual(
      requested.party ? (groupFor(offer, requested).guestKinds ?? {}) : undefined,
    );
    // A list asks for adults.
    const { startDate, endDate, numberOfGuests } = requested;
    const listed = checkVisit(
      offer,
      { firstDay: startDate, lastDay: endDate, numberOfGuests },
      { now },
    );
    const adults = priceOf(offer, { startDate, endDate, numberOfGuests });
    expect(listed).toMatchObject({ price: { total: adults.total } });
  }
});
