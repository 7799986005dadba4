import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import type { CreateBookingAnswer } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { submitMessage } from '../../../functions/src/messages/submitMessage.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { idOfKey } from '../../../functions/src/requests/askedBefore.ts';
import { createTransfer } from '../../../functions/src/requests/createTransfer.ts';
import { findRequest } from '../../../functions/src/requests/trip/findTrips.ts';
import { replaceTripKey } from '../../../functions/src/requests/trip/tripAddress.ts';
import { alternatives, inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { guard } from './guarded.ts';
import {
  addTour,
  addVilla,
  asGuestsAndStaff,
  cancel,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  seatsOfTour,
  staff,
} from './trips/guestRequests.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-asked-before'));
vi.mock('firebase-functions/logger');
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});

const rounds = process.env['FULL'] ? 30 : 4;
const many = process.env['FULL'] ? 40 : 10;

asGuestsAndStaff();
beforeAll(() => void vi.stubEnv('MAILS_PER_EMAIL', '1000'));
beforeEach(() => {
  guard.isOn = true;
});
afterAll(() => void vi.unstubAllEnvs());

const freshEmail = () => `${randomUUID()}@example.com`;
/** Each guest has their own network unless a test says otherwise. */
const freshAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::1`;

/** What a browser sends, and the key that only it knows. */
const sent = <Input extends object>(input: Input) => {
  const key = randomUUID();
  return { key, input: { ...input, requestId: idOfKey(key) } };
};
const again = <Input extends object>({ input }: { input: Input }, more: object = {}) =>
  sent({ ...input, ...more });

const tourFor = (itemId: string, more: object = {}) =>
  sent({
    ...alternatives.tour(),
    itemId,
    startDate: inDays(9),
    customerEmail: freshEmail(),
    ...more,
  });
const stayIn = (itemId: string) =>
  tourFor(itemId, { bookingType: 'villa', startDate: inDays(20), endDate: inDays(23) });

type Booking = ReturnType<typeof tourFor>;
const book = ({ input }: Booking, address?: string): Promise<CreateBookingAnswer> =>
  callHere(createBooking, input, undefined, address);
const bookingsOf = async ({ input }: Booking) => {
  const found = db.collection('bookings').where('customerEmail', '==', input.customerEmail);
  return (await found.get()).docs;
};
const mailsTo = async ({ input }: Booking) => {
  const found = await db.collection('mail').where('to', '==', input.customerEmail).get();
  return found.docs.map((mail) => String(mail.get('message.text')));
};
const question = {
  code: 'asked-before',
  message: 'We may have this request already. Is this a second booking?',
};
const ask = (of: Booking, address?: string) => refusalOf(book(of, address));

describe('the same wish within an hour', () => {
  it('is answered with a question that says nothing about the first booking', async () => {
    const first = tourFor(await addTour());
    await book(first);
    expect(await ask(again(first))).toEqual(question);
    expect(await ask(again(first, { customerName: 'Somebody Else' }))).toEqual(question);
    expect(await bookingsOf(first)).toHaveLength(1);
    expect(await mailsTo(first)).toHaveLength(1);
  });

  it('is told about the first booking if the browser has its key, or the key of its trip', async () => {
    const first = tourFor(await addTour());
    const { tripKey } = await book(first);
    const createdAt: Timestamp = (await bookingsOf(first))[0]?.get('createdAt');
    const earlier = { at: createdAt.toDate().toISOString(), tripKey };
    const known = again(first, { unansweredKeys: [randomUUID(), first.key] });
    expect(await ask(known, freshAddress())).toEqual({ ...question, earlier });
    expect(await ask(again(first, { tripKey }), freshAddress())).toEqual({ ...question, earlier });
    // Staff, drivers and portals know the id.
    const { requestId } = first.input;
    expect(await ask(again(first, { unansweredKeys: [requestId] }))).toEqual(question);
  });

  it('is stored if the guest wants both, once, and a third is asked about again', async () => {
    const first = tourFor(await addTour());
    await book(first);
    const second = again(first, { isSecond: true });
    const answer = await book(second);
    expect(answer.bookingId).toBe(second.input.requestId);
    expect(await book(second)).toEqual(answer);
    expect((await book(first)).bookingId).toBe(first.input.requestId);
    expect(await ask(again(first))).toEqual(question);
    expect(await bookingsOf(first)).toHaveLength(2);
  });

  it('is one of the same person under another alias', async () => {
    const name = randomUUID();
    const first = tourFor(await addTour(), { customerEmail: `${name}@gmail.com` });
    await book(first);
    expect(await ask(again(first, { customerEmail: `${name}+trip@gmail.com` }))).toEqual(question);
  });

  it.each([
    ['day', { startDate: inDays(10) }],
    ['number of guests', { numberOfGuests: 3 }],
    ['person', { customerEmail: freshEmail() }],
  ])('is none with another %s', async (_, change) => {
    const first = tourFor(await addTour());
    await book(first);
    await expect(book(again(first, change))).resolves.toMatchObject({
      totalPrice: expect.any(Number),
    });
  });

  it('is none after the guest has cancelled the first, nor after the hour', async () => {
    const first = tourFor(await addTour());
    const { tripKey = '' } = await book(first);
    await cancel({ kind: 'bookings', id: first.input.requestId, key: tripKey });
    const second = again(first);
    await book(second);
    expect(await ask(again(first))).toEqual(question);
    await age(second);
    await book(again(first));
    expect(await bookingsOf(first)).toHaveLength(3);
  });

  it('from elsewhere is stored, so that nobody learns of the first one; the mail tells its owner', async () => {
    const first = tourFor(await addTour());
    await book(first, freshAddress());
    const told = 'Somebody asked for the same with this email shortly before.';
    expect((await mailsTo(first)).filter((text) => text.includes(told))).toEqual([]);
    const strangers = again(first);
    const answer = await book(strangers, freshAddress());
    const unasked = await book(again(first, { customerEmail: freshEmail() }), freshAddress());
    expect(Object.keys(answer)).toEqual(Object.keys(unasked));
    expect((await mailsTo(first)).filter((text) => text.includes(told))).toHaveLength(1);
  });

  it('of an offer that confirms at once takes seats and nights once', async () => {
    const tourId = await addTour({ instantConfirmation: true, seats: 3 });
    const first = tourFor(tourId);
    expect(await book(first)).toMatchObject({ isConfirmed: true });
    // There is one seat left: the question comes before the refusal.
    expect(await ask(again(first))).toEqual(question);
    expect((await seatsOfTour(tourId, 9)).shown).toBe(2);
    const villaId = await addVilla({ instantConfirmation: true });
    const stay = stayIn(villaId);
    await book(stay);
    expect(await ask(again(stay))).toEqual(question);
    const held = { kind: 'bookings', id: stay.input.requestId, key: '' } as const;
    expect((await nightsOfVilla(villaId)).held).toEqual(nightsBy([held, 20, 23]));
  });

  it('of a transfer is asked about, however its places are written', async () => {
    const first = sent({ ...alternatives.transfer(), customerEmail: freshEmail() });
    const ride = ({ input }: { input: object }) => refusalOf(callHere(createTransfer, input));
    const { tripKey } = await callHere(createTransfer, first.input);
    expect(await ride(again(first, { destination: ' ubud' }))).toEqual(question);
    expect(await ride(again(first, { unansweredKeys: [first.key] }))).toMatchObject({
      earlier: { tripKey },
    });
    for (const other of [{ passengers: 3 }, { pickupTime: '15:00' }, { isSecond: true }]) {
      expect(await ride(again(first, other))).toMatchObject({ answered: { status: 'pending' } });
    }
  });

  it('of a message is asked about', async () => {
    const first = sent({ ...alternatives.message(), email: freshEmail() });
    const write = ({ input }: { input: object }) => refusalOf(callHere(submitMessage, input));
    await write(first);
    const message = 'We may have this message already. Send it once more?';
    expect(await write(again(first))).toEqual({ ...question, message });
    expect(await write(again(first, { unansweredKeys: [first.key] }))).toEqual({
      ...question,
      message,
      earlier: { at: expect.stringMatching(/^20/) },
    });
    for (const other of [{ message: 'And of six?' }, { isSecond: true }]) {
      expect(await write(again(first, other))).toHaveProperty('answered');
    }
  });
});

/** Lets the hour of a request pass. */
async function age({ input }: Booking): Promise<void> {
  const notes = db.collection(collections.rateLimits);
  const found = await notes.where('request', '==', `bookings/${input.requestId}`).get();
  expect(found.size).toBe(1);
  await Promise.all(found.docs.map(({ ref }) => ref.update({ expiresAt: Timestamp.now() })));
}

/** Two tabs whose networks differ, so that no counter of a sender makes them wait for each other. */
async function twoTabs(first: Booking) {
  const [one, other] = [again(first), again(first)];
  const knowing = (tab: Booking, { key }: Booking) => ({
    ...tab,
    input: { ...tab.input, unansweredKeys: [key] },
  });
  const outcomes = await Promise.all([
    ask(knowing(one, other), freshAddress()),
    ask(knowing(other, one), freshAddress()),
  ]);
  return outcomes
    .map((outcome) => ('answered' in outcome ? 'booked' : String(outcome['code'])))
    .toSorted();
}

describe('sent at the same moment', () => {
  it.each([
    ['never asked for', async () => tourFor(await addTour())],
    [
      'asked for more than an hour ago',
      async () => {
        const first = tourFor(await addTour());
        await book(first);
        await age(first);
        return first;
      },
    ],
  ])('by two tabs for what was %s: one booking and one question', async (_, prepare) => {
    for (let round = 0; round < rounds; round += 1) {
      const first = await prepare();
      const before = (await bookingsOf(first)).length;
      expect(await twoTabs(first)).toEqual(['asked-before', 'booked']);
      expect(await bookingsOf(first)).toHaveLength(before + 1);
    }
  });

  it(`by ${many} tabs, confirmed at once: two seats`, async () => {
    const tourId = await addTour({ instantConfirmation: true, seats: 100 });
    const first = tourFor(tourId);
    const outcomes = await Promise.all(Array.from({ length: many }, () => ask(again(first))));
    expect(outcomes.filter((outcome) => 'answered' in outcome)).toHaveLength(1);
    expect((await seatsOfTour(tourId, 9)).shown).toBe(2);
  });

  it('would be two bookings without the write preconditions', async () => {
    const first = tourFor(await addTour());
    await book(first);
    await age(first);
    guard.off(2);
    expect(await twoTabs(first)).toEqual(['booked', 'booked']);
  });
});

describe('findRequest', () => {
  const find = (kind: string, requestKey: string) => callHere(findRequest, { kind, requestKey });

  it('tells the browser that has the key whether its request arrived, and opens its trip', async () => {
    const first = tourFor(await addTour());
    expect(await find('bookings', first.key)).toEqual({ hasArrived: false });
    const { tripKey } = await book(first);
    expect(await find('bookings', first.key)).toEqual({ hasArrived: true, tripKey });
    expect(await find('transfers', first.key)).toEqual({ hasArrived: false });
    expect(await find('bookings', first.input.requestId)).toEqual({ hasArrived: false });
  });

  it('does not open a trip whose key staff have replaced', async () => {
    const first = tourFor(await addTour());
    await book(first);
    const tripId: unknown = (await bookingsOf(first))[0]?.get('tripId');
    await callHere(replaceTripKey, { tripId }, staff);
    expect(await find('bookings', first.key)).toEqual({ hasArrived: true });
  });

  it('tells of a message only that it arrived', async () => {
    const message = sent({ ...alternatives.message(), email: freshEmail() });
    await callHere(submitMessage, message.input);
    expect(await find('messages', message.key)).toEqual({ hasArrived: true });
  });

  it('counts as a repeat', async () => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '2');
    const address = freshAddress();
    const input = { kind: 'bookings', requestKey: randomUUID() };
    const once = () => refusalOf(callHere(findRequest, input, undefined, address));
    expect([await once(), await once()]).toEqual(
      Array.from({ length: 2 }, () => ({ answered: { hasArrived: false } })),
    );
    expect(await once()).toMatchObject({ code: 'too-many-requests' });
    vi.stubEnv('REQUESTS_PER_ADDRESS', '1000000');
  });
});
