import { randomUUID } from 'node:crypto';
import { tripViewSchema } from '@selasar/domain/trips';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { addOffer, inDays, tourRequest, transferRequest, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId, villaId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

interface Answer {
  tripKey: string;
}
const book = async (change: object = {}) => {
  const input = { ...tourRequest(suite, tourId), isSecond: true, ...change };
  const { tripKey } = (await guest.call('createBooking', input)) as Answer;
  return { input, id: input.requestId, tripKey };
};
const open = async (key: string) =>
  ((await guest.call('openTrip', { key })) as { viewId: string }).viewId;
const view = async (key: string) => {
  const found = await db.doc(`tripViews/${await open(key)}`).get();
  return tripViewSchema.parse(found.data());
};
const outcome = (key: string) =>
  open(key).then(
    () => 'opened',
    ({ details }: { details: { code: string } }) => details.code,
  );

describe('a trip', () => {
  it('shows the guest’s request and the parts of its price', async ({ signal }) => {
    const { tripKey, id } = await book();
    await eventually(async () => {
      const { requests } = await view(tripKey);
      expect(requests).toMatchObject([
        {
          kind: 'bookings',
          id,
          tourId,
          itemName: 'Test Tour',
          startDate: inDays(3),
          numberOfGuests: 2,
          totalPrice: 182,
          priceLines: [{ unit: 91, count: 2 }],
          status: 'pending',
          thread: [],
        },
      ]);
    }, signal);
  });

  it('contains all requests made with its key, and shows decisions by staff', async ({
    signal,
  }) => {
    const { tripKey, id, input } = await book();
    const own = { tripKey, customerEmail: input.customerEmail };
    const stay = { ...villaRequest(suite, villaId), ...own };
    const ride = { ...transferRequest(suite), ...own };
    expect(await guest.call('createBooking', stay)).toMatchObject({ tripKey });
    expect(await guest.call('createTransfer', ride)).toMatchObject({ tripKey });
    await staff.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
    await eventually(async () => {
      const { requests } = await view(tripKey);
      const shown = new Map(requests.map((request) => [request.id, request.status]));
      expect(shown).toEqual(
        new Map([
          [id, 'confirmed'],
          [stay.requestId, 'pending'],
          [ride.requestId, 'pending'],
        ]),
      );
    }, signal);
  });

  it('is not joined by the same email alone', async () => {
    const first = await book();
    const { customerEmail } = first.input;
    const second = await book({ customerEmail });
    const third = await book({ customerEmail, tripKey: 'x'.repeat(32) });
    expect(new Set([first.tripKey, second.tripKey, third.tripKey]).size).toBe(3);
  });

  it('is not joined by the next guest at the same computer, with the key but another email', async () => {
    const first = await book();
    const next = await book({ tripKey: first.tripKey });
    expect(next.tripKey).not.toBe(first.tripKey);
    expect((await view(first.tripKey)).requests.map(({ id }) => id)).toEqual([first.id]);
  });

  it('returns the same key to a request repeated after a lost response', async () => {
    const { input, tripKey } = await book();
    expect(await guest.call('createBooking', input)).toMatchObject({ tripKey });
    const trips = await db.collection('trips').where('unproven.key', '==', tripKey).get();
    expect(trips.size).toBe(1);
  });

  it('can be opened even if the trigger failed', async () => {
    const { tripKey, id } = await book();
    await db.doc(`tripViews/${await open(tripKey)}`).delete();
    expect((await view(tripKey)).requests.map((request) => request.id)).toEqual([id]);
  });

  it('no longer shows a booking that was removed', async ({ signal }) => {
    const { tripKey, id } = await book();
    await eventually(async () => expect((await view(tripKey)).requests).toHaveLength(1), signal);
    await db.recursiveDelete(db.doc(`bookings/${id}`));
    await eventually(async () => expect((await view(tripKey)).requests).toEqual([]), signal);
  });
});

describe('a key', () => {
  it('opens nothing if it is wrong, in any format', async () => {
    const { tripKey } = await book();
    const upside = tripKey.split('').toReversed().join('');
    for (const key of ['', '/', upside, tripKey.slice(1), `${tripKey} `, randomUUID()]) {
      expect(await outcome(key)).toBe('trip-not-found');
    }
  });

  it('opens nothing once replaced, and its old view is deleted', async () => {
    const { tripKey, id } = await book();
    const viewId = await open(tripKey);
    const tripId: unknown = (await db.doc(`bookings/${id}`).get()).get('tripId');
    const { key } = (await staff.call('replaceTripKey', { tripId })) as { key: string };
    expect(await outcome(tripKey)).toBe('trip-not-found');
    expect((await db.doc(`tripViews/${viewId}`).get()).exists).toBe(false);
    expect((await view(key)).requests.map((request) => request.id)).toEqual([id]);
    expect(await staff.call('tripAddress', { tripId })).toEqual({ key });
  });

  it('can be read by staff only', async () => {
    const { id } = await book();
    const tripId: unknown = (await db.doc(`bookings/${id}`).get()).get('tripId');
    const waiting = await suite.caller('none');
    for (const name of ['tripAddress', 'replaceTripKey'] as const) {
      for (const caller of [guest, waiting]) {
        await expect(caller.call(name, { tripId })).rejects.toMatchObject({
          code: expect.stringMatching(/unauthenticated|permission-denied/),
        });
      }
      await expect(staff.call(name, { tripId: 'none' })).rejects.toMatchObject({
        details: { code: 'trip-not-found' },
      });
      await expect(staff.call(name, { tripId: 'a/b' })).rejects.toMatchObject({
        details: { code: 'invalid-input' },
      });
    }
  });
});

describe('a guest who has lost the link', () => {
  const mailsTo = async (to: string) =>
    (await db.collection('mail').where('to', '==', to).get()).docs
      .map((mail) => String(mail.get('message.text')))
      .filter((text) => text.includes('link'));

  it('gets the links of all trips of the email by mail', async () => {
    const { id, input } = await book();
    const { customerEmail } = input;
    const other = await book({ customerEmail });
    const keys = await Promise.all(
      [id, other.id].map(async (bookingId) => {
        const tripId = String((await db.doc(`bookings/${bookingId}`).get()).get('tripId'));
        return (await db.doc(`trips/${tripId}`).get()).get('key') as string;
      }),
    );
    expect(
      await guest.call('findTrips', { customerEmail: ` ${customerEmail.toUpperCase()}` }),
    ).toEqual({});
    const [mail = '', ...more] = await mailsTo(customerEmail);
    expect(more).toEqual([]);
    for (const key of keys) expect(mail).toMatch(new RegExp(`^http\\S+/trip/${key}$`, 'm'));
  });

  it('gets the same answer without a trip, and no mail', async () => {
    const customerEmail = `nobody.${randomUUID()}@example.com`;
    expect(await guest.call('findTrips', { customerEmail })).toEqual({});
    expect(await mailsTo(customerEmail)).toEqual([]);
  });
});
