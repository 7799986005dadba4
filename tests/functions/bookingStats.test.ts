import { randomUUID } from 'node:crypto';
import { bookingStatuses } from '@selasar/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverBookingEvent } from './bookingEvent.ts';
import { eventually } from './eventually.ts';
import { addOffer, tourRequest } from './offer.ts';
import { openSuite, type Caller } from './suite.ts';

const suite = openSuite();
const { db } = suite;
let tourId: string;
let guest: Caller;
let staff: Caller;

beforeAll(async () => {
  ({ tourId } = await addOffer(suite));
  guest = await suite.caller();
  staff = await suite.caller('staff');
});
afterAll(() => suite.close());

/** What the counters have to say, counted anew. Both views come from one moment. */
const countersAndRecount = () =>
  db.runTransaction(
    async (transaction) => {
      const counters = await transaction.get(db.doc('stats/bookings'));
      const bookings = await transaction.get(db.collection('bookings').select('status'));
      const statuses = bookings.docs.map((booking) => booking.get('status'));
      const byStatus = bookingStatuses.map((status) => [
        status,
        statuses.filter((one) => one === status).length,
      ]);
      return {
        counters: Object.fromEntries(
          ['total', ...bookingStatuses].map((name) => [name, counters.get(name) ?? 0]),
        ),
        recount: { total: statuses.length, ...Object.fromEntries(byStatus) },
      };
    },
    { readOnly: true },
  );

const converged = async () => {
  const { counters, recount } = await countersAndRecount();
  expect(counters).toEqual(recount);
};

describe('stats/bookings', () => {
  it('follows creation, every change and deletion', async ({ signal }) => {
    const inputs = Array.from({ length: 4 }, () => tourRequest(suite, tourId));
    await Promise.all(inputs.map((input) => guest.call('createBooking', input)));
    const [first, second, third] = inputs.map((input) => input.requestId);
    const set = (bookingId: string | undefined, from: string, to: string) =>
      staff.call('setBookingStatus', { bookingId, from, to });
    await Promise.all([set(first, 'pending', 'confirmed'), set(second, 'pending', 'cancelled')]);
    await Promise.all([
      set(first, 'confirmed', 'cancelled'),
      set(second, 'cancelled', 'confirmed'),
    ]);
    await db.doc(`bookings/${third}`).delete();
    await eventually(converged, signal);
    const { counters } = await countersAndRecount();
    expect(counters['total']).toBeGreaterThanOrEqual(3);
  });

  it('counts an event once, however often and in whatever order it is delivered', async ({
    signal,
  }) => {
    const bookingId = randomUUID();
    const created = { id: randomUUID(), bookingId, after: 'pending' };
    const confirmed = { id: randomUUID(), bookingId, before: 'pending', after: 'confirmed' };
    const deleted = { id: randomUUID(), bookingId, before: 'confirmed' };
    for (const event of [deleted, created, created, confirmed, deleted, created, confirmed]) {
      await deliverBookingEvent(event);
    }
    await Promise.all([created, created, confirmed].map(deliverBookingEvent));
    for (const { id } of [created, confirmed, deleted]) {
      expect((await db.doc(`statsLedger/${id}`).get()).get('expiresAt').toMillis()).toBeGreaterThan(
        Date.now(),
      );
    }
    await eventually(converged, signal);
  });
});
