import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import type { OfferRules } from '@selasar/domain/pricing';
import type { CreateBookingAnswer } from '@selasar/domain/requests';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { setNotes } from '../../../functions/src/requests/edit.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { alternatives, inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import {
  addTour,
  addVilla,
  asGuestsAndStaff,
  cancel,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  seatsOfTour,
  set,
  staff,
  stored,
} from './trips/guestRequests.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-instant-confirmation'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeAll(() => void vi.stubEnv('MAILS_PER_EMAIL', '1000'));
afterAll(() => void vi.unstubAllEnvs());

const many = process.env['FULL'] ? 60 : 20;
const instant: OfferRules = { instantConfirmation: true };

const guest = () => ({ requestId: randomUUID(), customerEmail: `${randomUUID()}@example.com` });
const tourOf = (itemId: string, more: object = {}) => ({
  ...alternatives.tour(),
  ...guest(),
  itemId,
  startDate: inDays(9),
  hotelName: 'Alaya',
  ...more,
});
const stayIn = (itemId: string, more: object = {}) => ({
  ...alternatives.tour(),
  ...guest(),
  bookingType: 'villa' as const,
  itemId,
  startDate: inDays(20),
  endDate: inDays(23),
  ...more,
});

type Request = ReturnType<typeof tourOf> | ReturnType<typeof stayIn>;
const book = (request: Request): Promise<CreateBookingAnswer> => callHere(createBooking, request);
const heldBy = ({ requestId }: Request, key = '') =>
  ({ kind: 'bookings', id: requestId, key }) as const;
const workOn = ({ requestId: id }: Request) =>
  callHere(setNotes, { kind: 'bookings', id, seen: '', notes: 'Twins' }, staff);
const mailsTo = async ({ customerEmail }: Request) => {
  const sent = await db.collection(collections.mail).where('to', '==', customerEmail).get();
  return sent.docs.map((mail) => mail.data()['message'] as { subject: string; text: string });
};

/** What became of requests at the same moment: how many are confirmed, and why the others are not. */
async function outcomes(requests: readonly Request[]) {
  const answers = await Promise.all(requests.map((request) => refusalOf(book(request))));
  const confirmed = answers.filter(
    ({ answered }) => (answered as CreateBookingAnswer | undefined)?.isConfirmed,
  );
  return {
    confirmed: confirmed.length,
    refusals: answers.filter(({ answered }) => answered === undefined),
  };
}

describe('a request for an offer that confirms at once', () => {
  it('is confirmed with its nights, by the guest, and mailed without what was typed', async () => {
    const villaId = await addVilla({ ...instant, deposit: 30 });
    const request = stayIn(villaId);
    expect(await book(request)).toMatchObject({ isConfirmed: true, deposit: 189 });
    const held = heldBy(request);
    expect(await stored(held)).toMatchObject({ status: 'confirmed', unverified: true });
    expect(await eventsOf(held)).toMatchObject([{ from: null, to: 'confirmed', by: 'guest' }]);
    const { held: nights, taken } = await nightsOfVilla(villaId);
    expect(nights).toEqual(nightsBy([held, 20, 23]));
    expect(taken).toEqual([20, 21, 22].map(inDays).toSorted());
    const [mail, ...others] = await mailsTo(request);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('Your booking for Test Villa is confirmed');
    expect(mail?.text).not.toContain('Hannah');
  });

  it('is confirmed with its seats', async () => {
    const tourId = await addTour({ ...instant, seats: 8 });
    const request = tourOf(tourId);
    expect(await book(request)).toMatchObject({ isConfirmed: true });
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: { [request.requestId]: 2 }, shown: 2 });
    expect((await mailsTo(request))[0]?.text).not.toMatch(/Hannah|Alaya/);
  });

  it('waits for staff if the tour has no number of seats', async () => {
    const tourId = await addTour(instant);
    const request = tourOf(tourId);
    expect(await book(request)).not.toHaveProperty('isConfirmed');
    expect(await stored(heldBy(request))).toMatchObject({ status: 'pending' });
    expect((await mailsTo(request))[0]?.subject).toContain('We have your request');
  });

  it('waits for staff for any other offer, whatever the guest sends', async () => {
    const villaId = await addVilla();
    const asked = { status: 'confirmed', unverified: true, isConfirmed: true, rules: instant };
    const request = stayIn(villaId, { ...asked, instantConfirmation: true });
    expect(await book(request)).not.toHaveProperty('isConfirmed');
    const booking = await stored(heldBy(request));
    expect(booking['status']).toBe('pending');
    for (const field of ['unverified', 'isConfirmed', 'rules', 'instantConfirmation']) {
      expect(booking).not.toHaveProperty(field);
    }
    expect((await nightsOfVilla(villaId)).held).toEqual({});
  });

  it('is answered the same when it is repeated, also after staff have worked on it', async () => {
    const villaId = await addVilla(instant);
    const request = stayIn(villaId);
    const answer = await book(request);
    expect(await book(request)).toEqual(answer);
    await workOn(request);
    expect(await stored(heldBy(request))).not.toHaveProperty('unverified');
    expect(await book(request)).toEqual(answer);
    expect(await mailsTo(request)).toHaveLength(1);
    // What staff confirm later was no confirmation at once.
    const pending = stayIn(await addVilla());
    const first = await book(pending);
    await set({ id: pending.requestId }, 'pending', 'confirmed');
    expect(await book(pending)).toEqual(first);
  });

  it('frees its nights when the guest cancels, and repeats nothing to the address', async () => {
    const villaId = await addVilla({ ...instant, freeCancellationDays: 7 });
    const request = stayIn(villaId);
    const { tripKey } = await book(request);
    expect(await cancel(heldBy(request, tripKey))).toEqual({ outcome: 'cancelled' });
    expect((await nightsOfVilla(villaId)).held).toEqual({});
    const queued = await db
      .collection(collections.mailQueue)
      .where('mail.to', '==', request.customerEmail)
      .get();
    const texts = queued.docs.map((mail) => String(mail.get('mail.message.text')));
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain('Hannah');
  });

  it('is refused with other dates if the nights are taken, without naming who holds them', async () => {
    const villaId = await addVilla(instant);
    await book(stayIn(villaId));
    const refusal = await refusalOf(book(stayIn(villaId)));
    expect(refusal).toMatchObject({ code: 'nights-taken', field: 'startDate' });
    expect(refusal['freeStays']).not.toEqual([]);
    expect(refusal).not.toHaveProperty('otherBooking');
  });

  it('waits for staff if the public calendar shows nights as free that somebody holds', async () => {
    const villaId = await addVilla(instant);
    await book(stayIn(villaId));
    const months = await db.collection('calendars').where('villaId', '==', villaId).get();
    await Promise.all(months.docs.map(({ ref }) => ref.update({ nights: {} })));
    const request = stayIn(villaId);
    expect(await book(request)).not.toHaveProperty('isConfirmed');
    expect(await stored(heldBy(request))).toMatchObject({ status: 'pending' });
  });

  it('counts as open until staff have worked on it', async () => {
    const customerEmail = `${randomUUID()}@example.com`;
    const tourId = await addTour({ ...instant, seats: 100 });
    vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '2');
    const first = tourOf(tourId, { customerEmail });
    await book(first);
    const more = { customerEmail, isSecond: true };
    await book(tourOf(tourId, more));
    expect(await refusalOf(book(tourOf(tourId, more)))).toMatchObject({
      code: 'too-many-pending',
    });
    await workOn(first);
    expect(await book(tourOf(tourId, more))).toMatchObject({ isConfirmed: true });
    vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '100');
  });
});

describe(`${many} requests at the same moment`, () => {
  it('for the same nights: one is confirmed', async () => {
    const villaId = await addVilla(instant);
    const requests = Array.from({ length: many }, () => stayIn(villaId));
    const { confirmed, refusals } = await outcomes(requests);
    expect(confirmed).toBe(1);
    expect(refusals).toHaveLength(many - 1);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'nights-taken', field: 'startDate' });
      expect(refusal['freeStays']).not.toEqual([]);
      expect(refusal).not.toHaveProperty('otherBooking');
    }
    const bookings = await db.collection('bookings').where('villaId', '==', villaId).get();
    expect(bookings.docs.map((booking) => booking.get('status'))).toEqual(['confirmed']);
  });

  it('for the last seats: as many are confirmed as there are seats', async () => {
    const tourId = await addTour({ ...instant, seats: 7 });
    const { confirmed, refusals } = await outcomes(
      Array.from({ length: many }, () => tourOf(tourId)),
    );
    expect(confirmed).toBe(3);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'not-bookable', problem: 'seats-taken' });
    }
    expect(refusals).toHaveLength(many - 3);
    expect((await seatsOfTour(tourId, 9)).shown).toBe(6);
  });

  it('with the same id are one booking', async () => {
    const villaId = await addVilla(instant);
    const request = stayIn(villaId);
    const answers = await Promise.all(Array.from({ length: many }, () => book(request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isConfirmed: true });
    expect(await eventsOf(heldBy(request))).toHaveLength(1);
    expect(await mailsTo(request)).toHaveLength(1);
  });
});
