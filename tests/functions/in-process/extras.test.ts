import { randomUUID } from 'node:crypto';
import { guests } from '@selasar/domain/core';
import { receiptLines } from '@selasar/domain/receipts';
import { bookingSchema } from '@selasar/domain/requests';
import {
  checkVisit,
  type Extras,
  extrasOf,
  groupFor,
  guestKindKeys,
  priceOf,
  totalText,
  writeParty,
} from '@selasar/domain/pricing';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import {
  arbitraryChoice,
  arbitraryRules,
  numbers,
} from '../../../domain/testing/arbitraryRules.ts';
import { db, plainReader } from '../../../functions/src/platform/firestore.ts';
import {
  createBooking,
  createBookingForGuest,
} from '../../../functions/src/requests/createBooking.ts';
import { readItem } from '../../../functions/src/requests/item.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';
import { inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import {
  addTour,
  addVilla,
  answer,
  asGuestsAndStaff,
  bookWith,
  refusalOf,
  set,
  staff,
  stored,
  submitChange,
  tourInput,
} from './trips/guestRequests.ts';
import { edit, lastChange, undo, waitingFor } from './trips/staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-extras'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const day = 9;
const extras: Extras = {
  guide: {
    names: { en: 'Private guide', id: 'Pemandu' },
    usd: 40,
    per: 'booking',
    noticeHours: 24,
  },
  lovina: { names: { en: 'Lovina and Amed' }, usd: 25, per: 'car', carSeats: 4, area: true },
  lunch: { names: { en: 'Lunch' }, usd: 8.5, per: 'guest', most: 2 },
  ubud: { names: { en: 'Ubud' }, usd: 0, per: 'booking', area: true },
};
const chosenExtras = 'guide:1,lovina:1,lunch:1';
const chosen = { numberOfGuests: 5, chosenExtras };
/** 5 × $91, two cars, five lunches and the guide. */
const total = 587.5;

const inputFor = (itemId: string, change: object = {}) => tourInput(itemId, inDays(day), change);
const book = (itemId: string, change: object = {}) => bookWith(inputFor(itemId, change));
const setExtras = (tourId: string, changed: object) =>
  db.doc(`tours/${tourId}`).update({ 'rules.extras': changed });
const sold = ({ guide, lovina, lunch }: Extras) => ({ guide, lovina, lunch });

it('extras and the pickup area are in the price, the deposit, the mail and the booking', async () => {
  const tourId = await addTour({ extras, deposit: 20 });
  const held = await book(tourId, { ...chosen, shownTotal: total });
  expect(await stored(held)).toMatchObject({
    ...chosen,
    totalPrice: total,
    deposit: 117.5,
    extras: sold(extras),
    priceLines: [
      { unit: 91, count: 5 },
      { unit: 25, count: 2, extra: 'lovina' },
      { unit: 8.5, count: 5, extra: 'lunch' },
      { unit: 40, count: 1, extra: 'guide' },
    ],
  });
  await set(held, 'pending', 'confirmed');
  const [mail] = await waitingFor(held);
  expect(mail?.text).toContain('Pickup area: Lovina and Amed');
  expect(mail?.text).toContain('Extras: Lunch, Private guide');
  expect(mail?.text).toContain(
    'Total: $587.50 ($91 × 5 guests; 2 × Pickup: Lovina and Amed, $25 each; 5 × Lunch, $8.50 each; Private guide, $40)',
  );
});

it('a booking without any, also of an offer that has some, is stored as ever', async () => {
  const own = ['id', 'tourId', 'customerEmail', 'createdAt', 'updatedAt', 'tripId'];
  const factsOf = async (tourId: string) =>
    Object.entries(await stored(await book(tourId))).filter(
      ([name]) => !own.includes(name) && !/search|terms|found/i.test(name),
    );
  const facts = await factsOf(await addTour());
  expect(await factsOf(await addTour({ extras }))).toEqual(facts);
  expect(Object.keys(Object.fromEntries(facts)).join()).not.toMatch(/extra/i);
});

it('what the offer does not have, too many, two areas, too late and an outdated price are refused', async () => {
  const tourId = await addTour({ extras });
  const refused = (text: string, change: object = {}) =>
    refusalOf(book(tourId, { chosenExtras: text, ...change }));
  for (const text of ['dinner:1', 'lovina:1,ubud:1', 'constructor:1', 'lunch:3'])
    expect([text, await refused(text)]).toMatchObject([
      text,
      { code: 'not-bookable', field: 'chosenExtras', problem: 'extras-invalid' },
    ]);
  for (const text of ['lunch', 'lunch:0', 'lunch:-1', 'lunch:1;', 'lunch:99'])
    expect([text, await refused(text)]).toMatchObject([text, { field: 'chosenExtras' }]);
  const tomorrow = { startDate: inDays(1), endDate: inDays(1) };
  const late = await refused('guide:1', tomorrow);
  expect(late).toMatchObject({ problem: 'extra-too-late' });
  // Another date does not help: the guest keeps it, or calls.
  expect(late).not.toHaveProperty('freeStays');
  // Nobody sends terms of their own.
  const free = { guide: { ...extras['guide'], usd: 0 } };
  const held = await book(tourId, { chosenExtras: 'guide:1', numberOfGuests: 1, extras: free });
  expect(await stored(held)).toMatchObject({ totalPrice: 131 });
  await setExtras(tourId, { ...extras, lunch: { ...extras['lunch'], usd: 9 } });
  expect(await refused(chosenExtras, { numberOfGuests: 5, shownTotal: total })).toMatchObject({
    code: 'price-changed',
  });
});

it('the same request sent again is one booking, with other extras it is refused', async () => {
  const input = inputFor(await addTour({ extras }), chosen);
  const { tripKey: _, ...first } = await callHere(createBooking, input);
  expect(await callHere(createBooking, input)).toMatchObject(first);
  const other = callHere(createBooking, { ...input, chosenExtras: 'lunch:1' });
  expect(await refusalOf(other)).toMatchObject({ code: 'request-id-reused' });
});

it('a booking keeps what it has at its price when staff remove it from the tour, until it is for another', async () => {
  const tourId = await addTour({ extras });
  const held = await book(tourId, chosen);
  await set(held, 'pending', 'confirmed');
  await setExtras(tourId, { lunch: { ...extras['lunch'], usd: 99 }, dinner: extras['lunch'] });
  await edit(held, { startDate: inDays(day + 1) });
  expect(await stored(held)).toMatchObject({ totalPrice: total, extras: sold(extras) });
  await edit(held, { chosenExtras: 'dinner:1,lovina:1,lunch:2' });
  // Two cars, ten lunches at the old price, five dinners.
  expect(await stored(held)).toMatchObject({ totalPrice: 632.5 });
  expect(Object.keys((await stored(held))['extras']).toSorted()).toEqual([
    'dinner',
    'lovina',
    'lunch',
  ]);
  await undo(held, (await lastChange(held))?.id);
  expect(await stored(held)).toMatchObject({ ...chosen, totalPrice: total, extras: sold(extras) });
  const other = await addTour();
  expect(await refusalOf(edit(held, { itemId: other }))).toMatchObject({ field: 'chosenExtras' });
  await edit(held, { itemId: other, chosenExtras: '' });
  expect(await stored(held)).toMatchObject({ totalPrice: 455 });
  expect(Object.keys(await stored(held)).join()).not.toMatch(/extra/i);
});

it('staff add what needs more notice after they have seen it, and what is ordered stays in time', async () => {
  const tourId = await addTour({ extras });
  const soon = { startDate: inDays(1), endDate: inDays(1), numberOfGuests: 2 };
  const held = await book(tourId, soon);
  const late = { chosenExtras: 'guide:1' };
  expect(await refusalOf(edit(held, late))).toMatchObject({ problem: 'extra-too-late' });
  await edit(held, { ...late, overrides: ['extra-too-late'] });
  expect(await stored(held)).toMatchObject({ totalPrice: 222 });
  // The same day with another guest asks for no more notice.
  await edit(held, { numberOfGuests: 3 });
  expect(await stored(held)).toMatchObject({ totalPrice: 313 });
  const phoned = inputFor(tourId, { ...soon, ...late, status: 'confirmed', source: 'phone' });
  const { bookingId } = await callHere(
    createBookingForGuest,
    { ...phoned, overrides: ['extra-too-late'], customerPhone: '' },
    staff,
  );
  expect((await db.doc(`bookings/${bookingId}`).get()).get('extras')).toHaveProperty('guide');
});

it('a guest asks for other extras until the day before, and pays them once staff accept', async () => {
  const tourId = await addTour({ extras, deposit: 20 });
  const held = await book(tourId);
  const requested = { startDate: inDays(day), endDate: inDays(day), numberOfGuests: 2, party: '' };
  const wish = { ...requested, chosenExtras: 'lovina:1,lunch:1' };
  expect(await submitChange(held, wish)).toEqual({ total: 224 });
  expect((await stored(held))['changeRequest']).toMatchObject({ chosenExtras: wish.chosenExtras });
  expect(await stored(held)).toMatchObject({ totalPrice: 182 });
  await answer(held, true);
  expect(await stored(held)).toMatchObject({
    chosenExtras: wish.chosenExtras,
    totalPrice: 224,
    deposit: 44.8,
  });
  expect(await refusalOf(submitChange(held, wish))).toMatchObject({ problem: 'nothing-changes' });
  // Staff remove what the guest asks for before they answer.
  await submitChange(held, { ...requested, chosenExtras: 'guide:1' });
  await setExtras(tourId, {});
  expect(await refusalOf(answer(held, true))).toMatchObject({ problem: 'extras-invalid' });
  await answer(held, false);
  await submitChange(held, { ...requested, chosenExtras: '' });
  await answer(held, true);
  expect(await stored(held)).toMatchObject({ totalPrice: 182 });
  expect(Object.keys(await stored(held)).join()).not.toMatch(/extra/i);
  const today = await book(await addTour({ extras, seats: 12 }), { startDate: inDays(1) });
  await db.doc(`bookings/${today.id}`).update({ startDate: inDays(0), endDate: inDays(0) });
  const onTheDay = { ...requested, startDate: inDays(2), endDate: inDays(2) };
  expect(
    await refusalOf(submitChange(today, { ...onTheDay, chosenExtras: 'lunch:1' })),
  ).toMatchObject({ problem: 'extras-closed' });
  expect(await submitChange(today, onTheDay)).toEqual({ total: 182 });
});

it('an extra of a villa is per guest or night, also in a booking that is confirmed at once', async () => {
  const villaId = await addVilla({
    instantConfirmation: true,
    extras: {
      bed: { names: { en: 'Extra bed' }, usd: 15, per: 'night', most: 2 },
      dinner: { names: { en: 'Dinner' }, usd: 20, per: 'guest' },
    },
  });
  const stay = { bookingType: 'villa', startDate: inDays(20), endDate: inDays(23) };
  const held = await book(villaId, { ...stay, numberOfGuests: 3, chosenExtras: 'bed:2,dinner:1' });
  expect(await stored(held)).toMatchObject({ status: 'confirmed', totalPrice: 780 });
});

const cases = 300;

it(`list, card, server and receipt have one total, for ${cases} random offers with kinds of guests, extras and areas`, async () => {
  const below = numbers(45);
  const now = new Date();
  const offers = Array.from({ length: cases }, () => {
    const made = arbitraryRules(below, now);
    const type = below(3) === 0 ? ('villa' as const) : ('tour' as const);
    const { seasons, weekendSurcharge, groups, guestKinds, deposit, extras: offered } = made.rules;
    const rules = Object.fromEntries(
      Object.entries({
        seasons,
        weekendSurcharge,
        groups,
        guestKinds,
        deposit,
        extras: offered,
      }).filter(([, value]) => value !== undefined),
    );
    return { slug: `offer-${randomUUID()}`, ...made.terms(type), rules };
  });
  const writer = db.bulkWriter();
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  for (const { slug, type, price, rules } of offers) {
    const offer =
      type === 'tour'
        ? { ...plainTour, priceFrom: price }
        : { ...plainVilla, pricePerNight: price, capacity: 50 };
    void writer.create(db.doc(`${type}s/${slug}`), { ...offer, slug, rules, ...times });
  }
  await writer.close();
  const wanted = offers.map((offer) => {
    const counts = new Map(guestKindKeys.map((key) => [key as string, below(3)]));
    const others = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const startDate = inDays(4 + below(40));
    const isTour = offer.type === 'tour';
    return {
      startDate,
      endDate: isTour ? startDate : inDays(45 + below(9)),
      numberOfGuests: Math.min(guests.max, others + 1 + below(4)),
      ...(isTour && { party: writeParty(counts) }),
      chosenExtras: arbitraryChoice(below, extrasOf(offer)),
    };
  });
  let withExtras = 0;
  for (const [index, offer] of offers.entries()) {
    const requested = wanted[index]!;
    const item = await readItem(plainReader, {
      ...requested,
      bookingType: offer.type,
      itemId: offer.slug,
    });
    const card = priceOf(offer, requested);
    expect([item.totalPrice, item.priceLines]).toEqual([card.total, card.lines]);
    expect(item.deposit).toBe(card.deposit);
    const booking = bookingSchema.parse({
      ...requested,
      ...item,
      id: 'a',
      bookingType: offer.type,
      status: 'confirmed',
      customerName: 'Ana',
      customerEmail: 'ana@example.com',
      createdAt: now,
      updatedAt: now,
    });
    const lines = receiptLines(booking);
    const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBe(Math.round(card.total * 100));
    // The receipt has a line of its own for each: only then do the parts sum to the total.
    expect(lines).toHaveLength(card.lines.length);
    const { guestKinds } = groupFor(offer, requested);
    const names = { bookingType: offer.type, guestKinds, extras: extrasOf(offer) };
    expect(totalText(card.total, { priceLines: card.lines, ...names })).toBe(
      totalText(booking.totalPrice, booking),
    );
    // A list asks for adults and no extras.
    const { startDate, endDate, numberOfGuests } = requested;
    const listed = checkVisit(
      offer,
      { firstDay: startDate, lastDay: endDate, numberOfGuests },
      { now },
    );
    const plain = priceOf(offer, { startDate, endDate, numberOfGuests });
    expect(listed).toMatchObject({ price: { total: plain.total } });
    withExtras += Number(requested.chosenExtras !== '');
  }
  expect(withExtras).toBeGreaterThan(40);
});
