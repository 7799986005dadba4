import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { tripViewSchema } from '@selasar/domain/trips';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBooking } from '../../../../functions/src/requests/createBooking.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../../functions/src/requests/createTransfer.ts';
import { openTrip } from '../../../../functions/src/trips/openTrip.ts';
import { publishTrip } from '../../../../functions/src/trips/publishTrip.ts';
import { replaceTripKey } from '../../../../functions/src/requests/trip/tripAddress.ts';
import { writeReview } from '../../../../functions/src/reviews/writeReview.ts';
import { guestReview } from '../../support/travel.ts';
import { alternatives, inDays } from '../../support/offer.ts';
import { callHere, enrolHere } from '../callHere.ts';
import {
  addTour,
  asGuestsAndStaff,
  cancel,
  refusalOf,
  set,
  staff,
  stayFor,
  stored,
  submitChange,
  withdraw,
  write,
  type Held,
} from './guestRequests.ts';
import { ayu, edit, sendAllQueued } from './staffEdits.ts';

// What a stranger can do who books with somebody else's address, and what that person is told.

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-unproven'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeAll(() => enrolHere(ayu));
// Mails are counted per hour: the clock stands still, so the hour does not end.
const halfPast = new Date('2026-11-22T09:30:00Z');
beforeEach(() => void vi.setSystemTime(halfPast));
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('MAILS_PER_EMAIL', '1000');
});

type Requested = Partial<{ customerEmail: string; tripKey: string; hotelName: string }>;

const book = async (more: Requested): Promise<Held> => {
  const request = { ...alternatives.tour(), itemId: await addTour(), startDate: inDays(9) };
  const input = { ...request, requestId: randomUUID(), ...more };
  const { bookingId, tripKey = '' } = await callHere(createBooking, input);
  return { key: tripKey, kind: 'bookings', id: bookingId };
};
const ride = async (more: Requested): Promise<Held> => {
  const input = { ...alternatives.transfer(), requestId: randomUUID(), ...more };
  const { transferId, tripKey = '' } = await callHere(createTransfer, input);
  return { key: tripKey, kind: 'transfers', id: transferId };
};

interface Letter {
  subject: string;
  text: string;
}
/** All mails to an address, sent and waiting. */
async function lettersTo(email: string): Promise<Letter[]> {
  const sent = await db.collection(collections.mail).where('to', '==', email).get();
  const waiting = await db.collection(collections.mailQueue).where('mail.to', '==', email).get();
  return [
    ...sent.docs.map((mail) => mail.get('message') as Letter),
    ...waiting.docs.map((mail) => mail.get('mail.message') as Letter),
  ];
}
const subjectsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);
/** The key in the link of the first mail to an address. */
async function mailedKey(email: string): Promise<string> {
  const [letter] = await lettersTo(email);
  return /\/trip\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** What a key shows, as the triggers would have published it. */
async function view(key: string) {
  const { viewId } = await callHere(openTrip, { key });
  const found = await db.collection(collections.trips).get();
  for (const trip of found.docs) {
    if (JSON.stringify(trip.data()).includes(key)) await publishTrip(trip.id);
  }
  return tripViewSchema.parse((await db.doc(`tripViews/${viewId}`).get()).data());
}
const shownBy = async (key: string) => (await view(key)).requests.map(({ id }) => id).toSorted();

/** A stranger books with the address of somebody, who opens the link of the mail. */
async function bookedForVictim() {
  const email = `${randomUUID()}@example.com`;
  const typed = await book({ customerEmail: email });
  return { email, typed, proven: { ...typed, key: await mailedKey(email) } };
}

describe('who booked with an address that they never proved', () => {
  it('has another key than the mail, which shows their own request', async () => {
    const { typed, proven } = await bookedForVictim();
    expect(typed.key).toBeTruthy();
    expect(proven.key).toBeTruthy();
    expect(proven.key).not.toBe(typed.key);
    expect(await shownBy(typed.key)).toEqual([typed.id]);
    expect(await shownBy(proven.key)).toEqual([typed.id]);
  });

  it('sees what they book next with it, as the mail’s link does', async () => {
    const { email, typed, proven } = await bookedForVictim();
    const second = await ride({ customerEmail: email, tripKey: typed.key });
    expect(second.key).toBe(typed.key);
    const both = [typed.id, second.id].toSorted();
    expect(await shownBy(typed.key)).toEqual(both);
    expect(await shownBy(proven.key)).toEqual(both);
  });

  it('never sees what the person adds, nor its name, phone and hotel', async () => {
    const { email, typed, proven } = await bookedForVictim();
    const { viewId } = await callHere(openTrip, { key: typed.key });
    const hotelName = 'Alaya Secret Resort';
    const added = await book({ customerEmail: email, tripKey: proven.key, hotelName });
    expect(await shownBy(proven.key)).toEqual([typed.id, added.id].toSorted());
    expect(await refusalOf(callHere(openTrip, { key: typed.key }))).toMatchObject({
      code: 'trip-not-found',
    });
    // Nor does a page that is still open.
    const left = (await db.doc(`tripViews/${viewId}`).get()).data();
    expect(JSON.stringify(left ?? {})).not.toContain(hotelName);
    expect(left).toBeUndefined();
  });

  it.each<[string, (held: Held) => Promise<unknown>]>([
    ['cancels', cancel],
    ['asks for a change', (held) => submitChange(held, stayFor(12, 12))],
    ['withdraws', withdraw],
    ['writes', (held) => write(held, 'Who are you?')],
  ])('gets nowhere with what the person added: %s', async (_, act) => {
    const { email, typed, proven } = await bookedForVictim();
    const added = await book({ customerEmail: email, tripKey: proven.key });
    const before = await stored(added);
    for (const id of [added.id, typed.id]) {
      const refused = await refusalOf(act({ ...typed, id }));
      expect(refused).toMatchObject({ code: 'trip-not-found' });
    }
    expect(await stored(added)).toEqual(before);
  });

  it('does not read what the person writes about their request', async () => {
    const { typed, proven } = await bookedForVictim();
    await write(proven, 'I did not book this. Call me: +62 812 3456 7890');
    expect(await refusalOf(callHere(openTrip, { key: typed.key }))).toMatchObject({
      code: 'trip-not-found',
    });
    expect(await shownBy(proven.key)).toEqual([typed.id]);
  });

  it('gets no key by sending the request again, once the person has used the link', async () => {
    const email = `${randomUUID()}@example.com`;
    const input = { ...alternatives.tour(), itemId: await addTour(), startDate: inDays(9) };
    const request = { ...input, requestId: randomUUID(), customerEmail: email };
    const { tripKey } = await callHere(createBooking, request);
    expect(await callHere(createBooking, request)).toMatchObject({ tripKey });
    const key = await mailedKey(email);
    await book({ customerEmail: email, tripKey: key });
    expect(await callHere(createBooking, request)).not.toHaveProperty('tripKey');
    // Who has the mail's link keeps it.
    expect(await callHere(createBooking, { ...request, tripKey: key })).not.toHaveProperty(
      'tripKey',
      tripKey,
    );
  });

  it('cannot add anything to the trip that the person goes on with', async () => {
    const { email, typed, proven } = await bookedForVictim();
    const added = await book({ customerEmail: email, tripKey: proven.key });
    const injected = await book({ customerEmail: email, tripKey: typed.key });
    expect(await shownBy(proven.key)).toEqual([typed.id, added.id].toSorted());
    expect(await shownBy(injected.key)).toEqual([injected.id]);
  });

  it('loses their key with the mail’s when staff replace the link', async () => {
    const { typed, proven } = await bookedForVictim();
    await callHere(replaceTripKey, { tripId: (await stored(typed))['tripId'] }, staff);
    for (const { key } of [typed, proven]) {
      expect(await refusalOf(callHere(openTrip, { key }))).toMatchObject({
        code: 'trip-not-found',
      });
    }
  });
});

it('opening the mail’s link changes nothing, as programs open links, too', async () => {
  const { typed, proven } = await bookedForVictim();
  await callHere(openTrip, { key: proven.key });
  expect(await shownBy(typed.key)).toEqual([typed.id]);
});

it('a link of before there were two kinds opens the whole trip and joins it', async () => {
  const { email, typed, proven } = await bookedForVictim();
  const trip = db.doc(`trips/${(await stored(typed))['tripId']}`);
  const { key, viewId, emails, createdAt } = (await trip.get()).data() ?? {};
  await trip.set({ key, viewId, emails, createdAt });
  const added = await book({ customerEmail: email, tripKey: proven.key });
  expect(await shownBy(proven.key)).toEqual([typed.id, added.id].toSorted());
});

it('a mistyped address loses its link when staff correct it; the right one is mailed another', async () => {
  const { email: mistyped, typed, proven } = await bookedForVictim();
  await set(typed, 'pending', 'confirmed');
  await sendAllQueued(typed);
  const email = `${randomUUID()}@example.com`;
  await edit(typed, { customerEmail: email });
  for (const { key } of [typed, proven]) {
    expect(await refusalOf(callHere(openTrip, { key }))).toMatchObject({ code: 'trip-not-found' });
  }
  const key = await mailedKey(email);
  expect(await shownBy(key)).toEqual([typed.id]);
  expect(JSON.stringify(await lettersTo(mistyped))).not.toContain(key);

  // While another of its requests stays in the trip, both addresses see it, as staff may want for a family.
  const family = await bookedForVictim();
  await ride({ customerEmail: family.email, tripKey: family.proven.key });
  await edit(family.typed, { customerEmail: `${randomUUID()}@example.com` });
  expect(await shownBy(family.proven.key)).toHaveLength(2);
});

describe('the address is told of', () => {
  const acts: [string, (held: Held) => Promise<unknown>, RegExp][] = [
    ['a withdrawn request', cancel, /is cancelled/],
    ['a change request', (held) => submitChange(held, stayFor(12, 12)), /request to change/],
    ['a message', (held) => write(held, 'SPAM at evil.example'), /your message/],
  ];

  it.each(acts)('%s, by either key', async (_, act, subject) => {
    for (const by of ['typed', 'proven'] as const) {
      const { email, ...keys } = await bookedForVictim();
      await act(keys[by]);
      const letters = await lettersTo(email);
      expect(letters).toHaveLength(2);
      const told = letters.find((letter) => subject.test(letter.subject));
      // The mail's own link, and nothing that was typed.
      expect(told?.text).toContain(`/trip/${keys.proven.key}`);
      expect(told?.text).not.toContain(keys.typed.key);
      expect(told?.text).not.toMatch(/SPAM|evil|Hannah/);
    }
  });

  it('the wish to cancel a confirmed booking, that it was taken back, and a free cancellation', async () => {
    const { email, typed, proven } = await bookedForVictim();
    await set(typed, 'pending', 'confirmed');
    await cancel(proven);
    await withdraw(proven);
    expect(await subjectsTo(email)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('request to cancel'),
        expect.stringContaining('withdrawn'),
      ]),
    );

    const other = `${randomUUID()}@example.com`;
    const itemId = await addTour({ freeCancellationDays: 1 });
    const request = { ...alternatives.tour(), itemId, startDate: inDays(9), customerEmail: other };
    const { bookingId: id } = await callHere(createBooking, {
      ...request,
      requestId: randomUUID(),
    });
    await set({ id }, 'pending', 'confirmed');
    await cancel({ kind: 'bookings', id, key: await mailedKey(other) });
    expect(await subjectsTo(other)).toContainEqual(expect.stringContaining('is cancelled'));
  });

  it('a review', async () => {
    const { email, typed, proven } = await bookedForVictim();
    await set(typed, 'pending', 'confirmed');
    const past = { startDate: '2026-11-01', endDate: '2026-11-01' };
    await db.doc(`bookings/${typed.id}`).update(past);
    await callHere(writeReview, { ...guestReview(), key: proven.key, bookingId: typed.id });
    expect(await subjectsTo(email)).toContainEqual(expect.stringContaining('your review'));
  });

  it('what is added, as it is today', async () => {
    const { email, proven } = await bookedForVictim();
    await ride({ customerEmail: email, tripKey: proven.key });
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('no trial of a change, and no repeated call', async () => {
    const { email, proven } = await bookedForVictim();
    await submitChange(proven, stayFor(12, 12), { isTrial: true });
    await withdraw(proven);
    expect(await subjectsTo(email)).toHaveLength(1);
    await cancel(proven);
    await cancel(proven);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  it('several of one kind by one mail an hour, and never more than its limit', async () => {
    const { email, typed, proven } = await bookedForVictim();
    for (const text of ['One', 'Two', 'Three']) await write(proven, text);
    expect(await subjectsTo(email)).toHaveLength(2);
    vi.setSystemTime(halfPast.getTime() + 3_600_000);
    await write(proven, 'Four');
    expect(await subjectsTo(email)).toHaveLength(3);

    vi.stubEnv('MAILS_PER_EMAIL', '1');
    expect(await cancel({ ...typed, key: proven.key })).toEqual({ outcome: 'cancelled' });
    expect(await subjectsTo(email)).toHaveLength(3);
  });
});
