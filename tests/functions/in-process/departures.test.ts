import { monthOf } from '@selasar/domain/core';
import { type OfferRules, seatsId } from '@selasar/domain/pricing';
import { beforeEach, expect, it, vi } from 'vitest';
import { numbers } from '../../../domain/testing/arbitraryRules.ts';
import { tryPublishOccupancy } from '../../../functions/src/availability/publishOccupancy.ts';
import { recountSeats } from '../../../functions/src/availability/recountSeats.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { guard } from './guarded.ts';
import {
  addTour,
  answer,
  asGuestsAndStaff,
  bookWith,
  eventsOf,
  type Held,
  refusalOf,
  set,
  stored,
  submitChange,
  tourInput,
} from './trips/guestRequests.ts';
import { edit, lastChange, undo, waitingFor } from './trips/staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-departures'));
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeEach(() => {
  guard.isOn = true;
});

const day = 9;
const date = inDays(day);
const five = { '08:00': { seats: 5 }, '14:00': { seats: 5 } };
const instant = (departures: OfferRules['departures']): OfferRules => ({
  departures,
  instantConfirmation: true,
});

const inputFor = (itemId: string, startTime: string, change: object = {}) =>
  tourInput(itemId, date, { startTime, numberOfGuests: 1, ...change });
const book = (itemId: string, startTime = '', change: object = {}) =>
  bookWith(inputFor(itemId, startTime, change));
const setRules = (tourId: string, rules: OfferRules) => db.doc(`tours/${tourId}`).update({ rules });

/** As everybody reads it, and as it is held. */
async function seatsAt(tourId: string) {
  const month = await db.doc(`seats/${seatsId(tourId, monthOf(date))}`).get();
  const held = await db.doc(`seatHolders/${tourId}_${date}`).get();
  return {
    all: month.get(`taken.${date}`) as number | undefined,
    at: (month.get('departures') as Record<string, object> | undefined)?.[date],
    times: held.get('times') as object | undefined,
  };
}

it('a guest chooses one of the times, which the mail and the seats name', async () => {
  const tourId = await addTour({ departures: five, startTime: '06:00', seats: 1 });
  const refused = (...more: [string?, object?]) => refusalOf(book(tourId, ...more));
  const missing = await refused();
  expect(missing).toMatchObject({ problem: 'departure-missing', field: 'startTime' });
  expect(missing).not.toHaveProperty('freeStays');
  expect(await refused('06:00')).toMatchObject({
    problem: 'departure-not-offered',
    message: expect.stringContaining('08:00, 14:00'),
  });
  for (const time of ['8:00', '24:00', '08:00\n', 800])
    expect(await refused(String(time))).toMatchObject({ field: 'startTime' });
  const held = await book(tourId, '14:00', { numberOfGuests: 4 });
  expect(await stored(held)).toMatchObject({ startTime: '14:00', totalPrice: 364 });
  await set(held, 'pending', 'confirmed');
  const [mail] = await waitingFor(held);
  expect(mail?.text).toContain('Starts: 14:00 (Bali time)');
  expect(await seatsAt(tourId)).toEqual({
    all: 4,
    at: { '14:00': 4 },
    times: { [held.id]: '14:00' },
  });
  expect(await refused('14:00', { numberOfGuests: 2 })).toMatchObject({
    problem: 'seats-taken',
    message: 'Only one place is left at 14:00. There is room at 08:00.',
  });
  await set(held, 'confirmed', 'cancelled');
  expect(await seatsAt(tourId)).toEqual({ all: undefined, at: undefined, times: {} });
});

it('the time of a tour with one start is its own, and a repeated request is one booking', async () => {
  const tourId = await addTour({ startTime: '07:30' });
  const input = inputFor(tourId, '');
  const { tripKey: _, ...first } = await callHere(createBooking, input);
  expect(await callHere(createBooking, input)).toMatchObject(first);
  expect(await stored({ kind: 'bookings', id: input.requestId })).toMatchObject({
    startTime: '07:30',
  });
  // The page was open while staff left one start time.
  const lost = await refusalOf(book(tourId, '08:00'));
  expect(lost).toMatchObject({ problem: 'departure-not-offered', field: 'startTime' });
  await setRules(tourId, { departures: five });
  const timed = inputFor(tourId, '08:00');
  await callHere(createBooking, timed);
  const other = callHere(createBooking, { ...timed, startTime: '14:00' });
  expect(await refusalOf(other)).toMatchObject({ code: 'request-id-reused' });
  await setRules(tourId, {});
  expect(await callHere(createBooking, timed)).toMatchObject({ bookingId: timed.requestId });
});

it('of 20 bookings at once for two departures of five seats, each is sold to the last', async () => {
  const tourId = await addTour(instant(five));
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => book(tourId, index % 2 ? '08:00' : '14:00')),
  );
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.details.problem] : [],
  );
  expect(refused).toEqual(Array.from({ length: 10 }, () => 'seats-taken'));
  expect(await seatsAt(tourId)).toMatchObject({ all: 10, at: { '08:00': 5, '14:00': 5 } });
  expect(await recountSeats(date)).toEqual([]);
  await tryPublishOccupancy([monthOf(date)]);
  const listed = await db.doc(`occupancy/${monthOf(date)}`).get();
  expect(listed.get('departures')[tourId]).toEqual({ [date]: { '08:00': 5, '14:00': 5 } });
});

/** Five of 8:00 move to 14:00, while five others book it. */
async function moveAndBook() {
  const tourId = await addTour(instant(five));
  const early = await Promise.all(Array.from({ length: 5 }, () => book(tourId, '08:00')));
  const settled = await Promise.allSettled([
    ...early.map((held) => edit(held, { startTime: '14:00' })),
    ...early.map(() => book(tourId, '14:00')),
  ]);
  const bookings = await db.collection('bookings').where('tourId', '==', tourId).get();
  const at = (time: string) =>
    bookings.docs.filter(
      (one) => one.get('startTime') === time && one.get('status') === 'confirmed',
    ).length;
  return { tourId, settled, at };
}

it('guests who move to another departure and guests who book it never get more than its seats', async () => {
  const { tourId, settled, at } = await moveAndBook();
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(at('14:00')).toBe(5);
  expect(await seatsAt(tourId)).toMatchObject({ at: { '14:00': 5 } });
  expect((await seatsAt(tourId)).all).toBe(5 + at('08:00'));
  expect(await recountSeats(date)).toEqual([]);
});

it('a departure would be sold twice without the write preconditions', async () => {
  const tourId = await addTour({ departures: { '08:00': { seats: 2 }, '14:00': {} } });
  const held = await Promise.all(Array.from({ length: 6 }, () => book(tourId, '08:00')));
  // The document of the day exists: its creation needs no precondition.
  await set(held[0]!, 'pending', 'confirmed');
  await set(held[0]!, 'confirmed', 'cancelled');
  guard.off(5);
  const settled = await Promise.allSettled(
    held.slice(1).map((one) => set(one, 'pending', 'confirmed')),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(2);
  guard.isOn = true;
  await recountSeats(date);
});

it('an older booking takes a seat of each departure, until staff give it one', async () => {
  const tourId = await addTour();
  const [older, pending] = [
    await book(tourId, '', { numberOfGuests: 3 }),
    await book(tourId, '', { numberOfGuests: 3 }),
  ];
  await set(older, 'pending', 'confirmed');
  await setRules(tourId, { departures: five });
  const refused = async (time: string) =>
    (await refusalOf(book(tourId, time, { numberOfGuests: 3 })))['problem'];
  expect([await refused('08:00'), await refused('14:00')]).toEqual(['seats-taken', 'seats-taken']);
  expect(await refusalOf(set(pending, 'pending', 'confirmed'))).toMatchObject({
    code: 'seats-taken',
    message: expect.stringContaining('This booking has no start time'),
  });
  await edit(older, { startTime: '08:00' });
  expect(await seatsAt(tourId)).toMatchObject({ all: 3, at: { '08:00': 3 } });
  expect(await refused('08:00')).toBe('seats-taken');
  await book(tourId, '14:00', { numberOfGuests: 3 });
  await undo(older, (await lastChange(older))?.id);
  expect(await stored(older)).not.toHaveProperty('startTime');
  expect(await seatsAt(tourId)).toMatchObject({ all: 3, at: undefined });
  expect(await recountSeats(date)).toEqual([]);
});

it('a booking goes on at a departure that is gone, and nothing else is sold at it', async () => {
  const tourId = await addTour({ departures: five });
  const held = await book(tourId, '08:00', { numberOfGuests: 4 });
  await set(held, 'pending', 'confirmed');
  await setRules(tourId, { departures: { '14:00': { seats: 5 } } });
  expect(await refusalOf(book(tourId, '08:00'))).toMatchObject({
    problem: 'departure-not-offered',
  });
  await book(tourId, '14:00', { numberOfGuests: 5 });
  await edit(held, { hotelName: 'Alaya' });
  expect(await refusalOf(edit(held, { numberOfGuests: 5 }))).toMatchObject({
    problem: 'departure-not-offered',
  });
  const asked = { startDate: date, endDate: date, startTime: '08:00', numberOfGuests: 3 };
  expect(await submitChange(held, asked, { isTrial: true })).toEqual({ total: 273 });
  const more = submitChange(held, { ...asked, numberOfGuests: 5 }, { isTrial: true });
  expect(await refusalOf(more)).toMatchObject({ problem: 'departure-not-offered' });
  await edit(held, { numberOfGuests: 5, overrides: ['departure-not-offered'] });
  expect(await stored(held)).toMatchObject({ startTime: '08:00', numberOfGuests: 5 });
  expect(await seatsAt(tourId)).toMatchObject({ all: 5, at: { '08:00': 5 } });
});

it('a guest asks for another time of the same day, and gets it if there is room', async () => {
  const tourId = await addTour({ departures: five });
  const held = await book(tourId, '08:00', { numberOfGuests: 3 });
  await set(held, 'pending', 'confirmed');
  const other = await book(tourId, '14:00', { numberOfGuests: 3 });
  const asked = { startDate: date, endDate: date, numberOfGuests: 3, startTime: '14:00' };
  expect(await submitChange(held, asked, { isTrial: true })).toEqual({ total: 273 });
  await submitChange(held, asked);
  await set(other, 'pending', 'confirmed');
  expect(await refusalOf(answer(held, true))).toMatchObject({ code: 'seats-taken' });
  await set(other, 'confirmed', 'cancelled');
  await answer(held, true);
  expect(await stored(held)).toMatchObject({ startTime: '14:00' });
  expect(await seatsAt(tourId)).toMatchObject({ all: 3, at: { '14:00': 3 } });
  const requests = (await eventsOf(held)).flatMap(({ changeRequest }) => changeRequest ?? []);
  expect(requests[0]).toMatchObject({
    before: { startTime: '08:00' },
    after: { startTime: '14:00' },
  });
  expect(await refusalOf(submitChange(held, asked))).toMatchObject({ problem: 'nothing-changes' });
  expect(await recountSeats(date)).toEqual([]);
});

it('a change of a tour with one start time says nothing about it', async () => {
  const tourId = await addTour({ startTime: '07:30', seats: 5 });
  const held = await book(tourId);
  await set(held, 'pending', 'confirmed');
  const asked = { startDate: date, endDate: date, numberOfGuests: 2, startTime: '07:30' };
  await submitChange(held, asked);
  await answer(held, true);
  expect(await stored(held)).toMatchObject({ startTime: '07:30', numberOfGuests: 2 });
  const requests = (await eventsOf(held)).flatMap(({ changeRequest }) => changeRequest ?? []);
  expect(JSON.stringify(requests)).not.toContain('startTime');
  expect(await recountSeats(date)).toEqual([]);
});

it('a change to a time that is gone is not accepted, also if the tour now has one start only', async () => {
  const tourId = await addTour({ departures: five });
  const held = await book(tourId, '08:00');
  await set(held, 'pending', 'confirmed');
  const asked = { startDate: date, endDate: date, numberOfGuests: 1, startTime: '14:00' };
  await submitChange(held, asked);
  await setRules(tourId, { startTime: '08:00', seats: 5 });
  expect(await refusalOf(answer(held, true))).toMatchObject({ problem: 'departure-not-offered' });
  expect(await seatsAt(tourId)).toMatchObject({ at: { '08:00': 1 } });
  await setRules(tourId, { startTime: '14:00', seats: 5 });
  await answer(held, true);
  expect(await stored(held)).toMatchObject({ startTime: '14:00' });
  expect(await recountSeats(date)).toEqual([]);
});

it('a booking keeps the start time that it was sold with, if staff choose its tour anew', async () => {
  const tourId = await addTour({ startTime: '07:30', seats: 5 });
  const held = await book(tourId);
  await set(held, 'pending', 'confirmed');
  await setRules(tourId, { startTime: '09:00', seats: 5 });
  await edit(held, { itemId: tourId, startTime: '', numberOfGuests: 2 });
  expect(await stored(held)).toMatchObject({ startTime: '07:30', numberOfGuests: 2 });
  expect(await recountSeats(date)).toEqual([]);
});

it('a booking that moves to another tour has a start time of that one', async () => {
  const [several, one] = [
    await addTour({ departures: five }),
    await addTour({ startTime: '07:30', seats: 5 }),
  ];
  const held = await book(several, '08:00');
  await set(held, 'pending', 'confirmed');
  await edit(held, { itemId: one, startTime: '' });
  expect(await stored(held)).toMatchObject({ tourId: one, startTime: '07:30' });
  expect(await seatsAt(one)).toMatchObject({ at: { '07:30': 1 } });
  await edit(held, { itemId: several, startTime: '14:00' });
  expect(await seatsAt(several)).toMatchObject({ all: 1, at: { '14:00': 1 } });
  expect(await seatsAt(one)).toMatchObject({ all: undefined, at: undefined });
  expect(await recountSeats(date)).toEqual([]);
});

it('days from before start times are completed by the recount', async () => {
  const tourId = await addTour({ departures: five });
  const held = await book(tourId, '08:00', { numberOfGuests: 3 });
  await set(held, 'pending', 'confirmed');
  await db.doc(`seatHolders/${tourId}_${date}`).set({ tourId, date, seats: { [held.id]: 3 } });
  const month = { tourId, month: monthOf(date), taken: { [date]: 3 } };
  await db.doc(`seats/${seatsId(tourId, monthOf(date))}`).set(month);
  // Until then they count against each.
  expect(await refusalOf(book(tourId, '14:00', { numberOfGuests: 3 }))).toMatchObject({
    problem: 'seats-taken',
  });
  expect(await recountSeats(date)).toEqual([{ tourId, date }]);
  expect(await seatsAt(tourId)).toEqual({
    all: 3,
    at: { '08:00': 3 },
    times: { [held.id]: '08:00' },
  });
  await book(tourId, '14:00', { numberOfGuests: 3 });
});

it('whatever staff and guests do at once, seats are what a recount of the bookings finds', async () => {
  const below = numbers(11);
  const tourId = await addTour({ departures: five });
  const held: Held[] = [];
  const times = ['08:00', '14:00', ''];
  const someTime = () => times[below(3)]!;
  const one = () => held[below(held.length)]!;
  const steps: (() => Promise<unknown>)[] = [
    async () => held.push(await book(tourId, someTime(), { numberOfGuests: 1 + below(3) })),
    () => set(one(), 'pending', 'confirmed'),
    () => set(one(), 'confirmed', 'cancelled'),
    () => edit(one(), { startTime: someTime() }),
    () => edit(one(), { startDate: inDays(day + below(2)), startTime: someTime() }),
    () => edit(one(), { numberOfGuests: 1 + below(4) }),
    async () => {
      const changed = one();
      return undo(changed, (await lastChange(changed))?.id);
    },
    () => setRules(tourId, below(3) ? { departures: five } : { departures: { '08:00': {} } }),
  ];
  for (let start = 0; start < 4; start += 1) await steps[0]!().catch(() => undefined);
  let done = 0;
  for (let round = 0; round < (process.env['FULL'] ? 60 : 12); round += 1) {
    const settled = await Promise.allSettled(
      Array.from({ length: 5 }, () => steps[below(steps.length)]!()),
    );
    done += settled.filter(({ status }) => status === 'fulfilled').length;
  }
  expect(done).toBeGreaterThan(10);
  expect(await recountSeats(date)).toEqual([]);
});
