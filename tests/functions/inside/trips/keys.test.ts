import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain';
import { describe, expect, it, vi } from 'vitest';
import { createBooking } from '../../../../functions/src/bookings/createBooking.ts';
import { makeBooking } from '../../../../functions/src/bookings/makeBooking.ts';
import { db } from '../../../../functions/src/core/firestore.ts';
import { createTransfer } from '../../../../functions/src/transfers/createTransfer.ts';
import { replaceTripKey } from '../../../../functions/src/trips/tripAddress.ts';
import { nearlyTheKey } from '../../../support/nearlyTheKey.ts';
import { wishes } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  ask,
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
} from './asking.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-keys'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

/** All that a guest can do with a key. */
const acts: Record<string, (held: Held) => Promise<unknown>> = {
  cancelRequest: cancel,
  askForChange: (held) => ask(held, stayFor(12, 12)),
  withdrawAsked: withdraw,
  writeToUs: (held) => write(held, 'May we come later?'),
};

it.each(Object.entries(acts))(
  '%s: wrong, old, guessed and other keys are answered the same, and do nothing',
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
        { ...held, key: nearlyTheKey(key) },
        // A good key, but of another trip; and one of a request that there is not.
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

it('whoever guesses too often is kept out for an hour, also with a good key', async () => {
  const held = await bookTour(await addTour(), 9);
  vi.stubEnv('GUESSES_PER_ADDRESS', '3');
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

describe('a request that is sent again', () => {
  const guest = () => ({ requestId: randomUUID(), customerEmail: `${randomUUID()}@example.com` });
  const book = async () => {
    const input = { ...wishes.tour(), itemId: await addTour(), ...guest() };
    return { kind: 'bookings' as const, input, send: () => callHere(createBooking, input) };
  };
  const transfer = async () => {
    const input = { ...wishes.transfer(), ...guest() };
    return { kind: 'transfers' as const, input, send: () => callHere(createTransfer, input) };
  };
  const tripIdOf = async (kind: Held['kind'], id: string) =>
    (await stored({ kind, id }))['tripId'] as string;

  it.each([
    ['a booking', book],
    ['a transfer', transfer],
  ])('is answered with the key that it was given, and with no other: %s', async (_, make) => {
    const { kind, input, send } = await make();
    const { tripKey } = await send();
    expect(tripKey).toBeTruthy();
    expect(await send()).toMatchObject({ tripKey });
    const tripId = await tripIdOf(kind, input.requestId);
    const { key } = await callHere(replaceTripKey, { tripId }, staff);
    expect(await send()).not.toHaveProperty('tripKey');

    // Who has the new key may ask for more with it, and again.
    const more = await make();
    const joining = { ...more.input, customerEmail: input.customerEmail, tripKey: key };
    const join = () =>
      kind === 'bookings' ? callHere(createBooking, joining) : callHere(createTransfer, joining);
    expect(await join()).toMatchObject({ tripKey: key });
    expect(await join()).toMatchObject({ tripKey: key });
    expect(await send()).not.toHaveProperty('tripKey');
  });

  it('is answered without a key when it was staff who made it', async () => {
    const { input } = await book();
    await callHere(
      makeBooking,
      { ...input, customerPhone: '', status: 'confirmed', despite: [] },
      staff,
    );
    const again = await callHere(createBooking, input);
    expect(again).toMatchObject({ bookingId: input.requestId });
    expect(again).not.toHaveProperty('tripKey');
  });
});
