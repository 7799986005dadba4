import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createBooking,
  createBookingForGuest,
} from '../../../../functions/src/requests/createBooking.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../../functions/src/requests/createTransfer.ts';
import { findTrips } from '../../../../functions/src/requests/trip/findTrips.ts';
import { openTrip } from '../../../../functions/src/trips/openTrip.ts';
import { replaceTripKey } from '../../../../functions/src/requests/trip/tripAddress.ts';
import { wrongKey } from '../../../support/wrongKey.ts';
import { alternatives } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  submitChange,
  bookTour,
  bookTransfer,
  cancel,
  refusalOf,
  staff,
  stayFor,
  stored,
  withdraw,
  write,
  type Held,
} from './guestRequests.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-keys'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
afterEach(() => {
  vi.useRealTimers();
});

/** All operations that a guest can call with a key. */
const acts: Record<string, (held: Held) => Promise<unknown>> = {
  cancelRequest: cancel,
  requestChange: (held) => submitChange(held, stayFor(12, 12)),
  withdrawChangeRequest: withdraw,
  writeToUs: (held) => write(held, 'May we come later?'),
};

it.each(Object.entries(acts))(
  '%s: wrong, old, guessed and other keys get the same error and change nothing',
  async (_, act) => {
    const [held, another] = [await bookTour(await addTour(), 9), await bookTransfer()];
    const old = held.key;
    const tripId = (await stored(held))['tripId'];
    const { key } = await callHere(replaceTripKey, { tripId }, staff);
    const [before, other] = [await stored(held), await stored(another)];

    const answers = await Promise.all(
      [
        { ...held, key: old },
        { ...held, key: '' },
        { ...held, key: 'x'.repeat(32) },
        { ...held, key: wrongKey(key) },
        // A valid key of another trip, and a request that does not exist.
        { ...held, key: another.key },
        { ...held, key, id: randomUUID() },
      ].map((wrong) => refusalOf(act(wrong))),
    );
    expect(answers[0]).toMatchObject({ code: 'trip-not-found' });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await stored(held)).toEqual(before);
    expect(await stored(another)).toEqual(other);
    expect((await db.collection(`bookings/${held.id}/thread`).get()).size).toBe(0);

    expect(await refusalOf(act({ ...held, key }))).toHaveProperty('answered');
  },
);

it('an address with too many wrong guesses is refused for an hour, even with a valid key', async () => {
  const held = await bookTour(await addTour(), 9);
  vi.stubEnv('GUESSES_PER_ADDRESS', '3');
  // The clock stands still, so the hour does not end.
  vi.setSystemTime(Date.now());
  try {
    const known = await db.collection(collections.rateLimits).get();
    for (const { ref } of known.docs) await ref.delete();
    const guess = () => refusalOf(cancel({ ...held, key: randomUUID() }));
    for (let n = 0; n < 3; n += 1) expect(await guess()).toMatchObject({ code: 'trip-not-found' });
    expect(await guess()).toMatchObject({ code: 'too-many-requests' });
    expect(await refusalOf(cancel(held))).toMatchObject({ code: 'too-many-requests' });
    expect(await stored(held)).toMatchObject({ status: 'confirmed' });
  } finally {
    vi.stubEnv('GUESSES_PER_ADDRESS', '1000000');
  }
});

describe('a repeated request', () => {
  const guest = () => ({ requestId: randomUUID(), customerEmail: `${randomUUID()}@example.com` });
  const book = async () => {
    const input = { ...alternatives.tour(), itemId: await addTour(), ...guest() };
    return { kind: 'bookings' as const, input, send: () => callHere(createBooking, input) };
  };
  const transfer = async () => {
    const input = { ...alternatives.transfer(), ...guest() };
    return { kind: 'transfers' as const, input, send: () => callHere(createTransfer, input) };
  };
  const tripIdOf = async (kind: Held['kind'], id: string) =>
    (await stored({ kind, id }))['tripId'] as string;

  it.each([
    ['a booking', book],
    ['a transfer', transfer],
  ])('is answered with its original key only: %s', async (_, make) => {
    const { kind, input, send } = await make();
    const { tripKey } = await send();
    expect(tripKey).toBeTruthy();
    expect(await send()).toMatchObject({ tripKey });
    const tripId = await tripIdOf(kind, input.requestId);
    const { key } = await callHere(replaceTripKey, { tripId }, staff);
    expect(await send()).not.toHaveProperty('tripKey');

    // The holder of the new key may send further requests with it, and repeat them.
    const more = await make();
    const { customerEmail } = input;
    const joining = { ...more.input, customerEmail, tripKey: key, isSecond: true };
    const join = () =>
      kind === 'bookings' ? callHere(createBooking, joining) : callHere(createTransfer, joining);
    expect(await join()).toMatchObject({ tripKey: key });
    expect(await join()).toMatchObject({ tripKey: key });
    expect(await send()).not.toHaveProperty('tripKey');
  });

  it('is answered without a key if staff created it', async () => {
    const { input } = await book();
    await callHere(
      createBookingForGuest,
      { ...input, customerPhone: '', status: 'confirmed', overrides: [] },
      staff,
    );
    const again = await callHere(createBooking, input);
    expect(again).toMatchObject({ bookingId: input.requestId });
    expect(again).not.toHaveProperty('tripKey');
  });
});

describe('a trip with several emails', () => {
  /** A booking, and one with another email in the same trip, as staff may have entered it. */
  const shared = async () => {
    const [own, other] = [await bookTour(await addTour(), 9), await bookTour(await addTour(), 10)];
    const tripId = (await stored(own))['tripId'] as string;
    const [email, otherEmail] = [await emailOf(own), await emailOf(other)];
    await db.doc(`bookings/${other.id}`).update({ tripId });
    await db.doc(`trips/${tripId}`).update({ emails: [email, otherEmail] });
    return { own, other, tripId, email, otherEmail };
  };
  const emailOf = async (held: Held) => (await stored(held))['customerEmail'] as string;
  const requestsBy = async (key: string) => {
    const { viewId } = await callHere(openTrip, { key });
    const view = (await db.doc(`tripViews/${viewId}`).get()).data();
    return ((view?.['requests'] ?? []) as { id: string }[]).map(({ id }) => id);
  };
  /** The links in the newest mail to an address. */
  const found = async (customerEmail: string) => {
    await callHere(findTrips, { customerEmail });
    const mails = await db.collection('mail').where('to', '==', customerEmail).get();
    const html = mails.docs
      .map((mail) => mail.get('message') as { subject: string; html: string })
      .find(({ subject }) => /trip/i.test(subject))?.html;
    return html ?? '';
  };

  it('keeps those who stay; a removed guest gets their own trip and never the new key', async () => {
    const { own, other, tripId, email, otherEmail } = await shared();
    const { key } = await callHere(replaceTripKey, { tripId, leaving: [otherEmail] }, staff);
    expect(await requestsBy(key)).toEqual([own.id]);
    expect(await found(email)).toContain(key);

    const mail = await found(otherEmail);
    expect(mail).not.toContain(key);
    const ownTripId = (await stored(other))['tripId'] as string;
    expect(ownTripId).not.toBe(tripId);
    const trip = (await db.doc(`trips/${ownTripId}`).get()).data();
    expect(trip).toMatchObject({ emails: [otherEmail] });
    expect(mail).toContain(trip?.['key']);
    expect(await requestsBy(trip?.['key'])).toEqual([other.id]);
  });

  it('stays together if nobody is removed', async () => {
    const { own, other, tripId, otherEmail } = await shared();
    const { key } = await callHere(replaceTripKey, { tripId, leaving: [] }, staff);
    expect((await requestsBy(key)).toSorted()).toEqual([own.id, other.id].toSorted());
    expect(await found(otherEmail)).toContain(key);
  });
});

it('a trip of twenty requests is full: the next request starts another trip', async () => {
  const customerEmail = `${randomUUID()}@example.com`;
  const input = { ...alternatives.transfer(), customerEmail, isSecond: true };
  const ride = (tripKey?: string) =>
    callHere(createTransfer, { ...input, requestId: randomUUID(), tripKey });
  const { tripKey } = await ride();
  for (let n = 1; n < 20; n += 1) expect(await ride(tripKey)).toMatchObject({ tripKey });
  const next = await ride(tripKey);
  expect(next.tripKey).toBeTruthy();
  expect(next.tripKey).not.toBe(tripKey);
});
