import { addDays, startOfBaliDate } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { undoChange } from '../../../../functions/src/requests/undo.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  addVilla,
  answer,
  requestedAtOf,
  bookTour,
  bookTransfer,
  bookVilla,
  cancel,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  ride,
  seatsOfTour,
  set,
  staff,
  stored,
  subjectsTo,
  withdraw,
} from './guestRequests.ts';
import { pay } from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-cancel'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
afterEach(() => {
  vi.useRealTimers();
});

const third = inDays(3);

/** The given milliseconds before the end of the day that is the given number of days ahead. */
const beforeTheEndOf = (day: number, ms: number) =>
  vi.setSystemTime(new Date(startOfBaliDate(addDays(third, day - 2)).getTime() - ms));

describe('a guest cancels', () => {
  it('an unconfirmed request at once; the history records it, and no mail contains their text', async () => {
    const held = await bookTour(await addTour(), 3, false);
    expect(await cancel(held)).toEqual({ outcome: 'cancelled' });
    expect(await stored(held)).toMatchObject({ status: 'cancelled' });
    expect((await eventsOf(held)).at(-1)).toMatchObject({
      from: 'pending',
      to: 'cancelled',
      by: 'guest',
    });
    const { customerEmail } = await stored(held);
    const sent = await db.collection('mail').where('to', '==', customerEmail).get();
    const letters = sent.docs.map((mail) => mail.get('message') as { subject: string });
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining('We have your request'),
      expect.stringContaining('is cancelled'),
    ]);
    expect(JSON.stringify(letters)).not.toContain('Hannah');
  });

  it('twice: both calls get the same answer, and it happens once', async () => {
    const held = await bookTour(await addTour(), 3, false);
    await cancel(held);
    expect(await cancel(held)).toEqual({ outcome: 'cancelled' });
    expect(await eventsOf(held)).toHaveLength(2);
    expect(await subjectsTo(held)).toHaveLength(2);
  });

  it('free of charge until the last minute of the last free day in Bali, which frees the nights', async () => {
    const villaId = await addVilla({ freeCancellationDays: 7, deposit: 20 });
    const [early, late] = [await bookVilla(villaId, [20, 23]), await bookVilla(villaId, [23, 25])];
    const left = nightsBy([late, 23, 25]);
    expect((await nightsOfVilla(villaId)).held).toEqual({ ...nightsBy([early, 20, 23]), ...left });

    beforeTheEndOf(13, 1000);
    expect(await cancel(early)).toEqual({ outcome: 'cancelled' });
    expect(await subjectsTo(early)).toContainEqual(expect.stringContaining('is cancelled'));
    expect(await nightsOfVilla(villaId)).toEqual({ held: left, taken: Object.keys(left).sort() });

    beforeTheEndOf(16, 0);
    expect(await cancel(late)).toEqual({ outcome: 'requested', lost: 84 });
    expect(await stored(late)).toMatchObject({
      status: 'confirmed',
      changeRequest: { what: 'cancel' },
    });
    expect((await nightsOfVilla(villaId)).held).toEqual(left);
  });

  it('a tour, which frees the seats', async () => {
    const tourId = await addTour({ seats: 6, freeCancellationDays: 1 });
    const held = await bookTour(tourId, 9);
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: { [held.id]: 2 }, shown: 2 });
    await cancel(held);
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: {}, shown: 0 });
  });

  it('a transfer free of charge until the promised hours before its pickup', async () => {
    const [held, late] = [await bookTransfer(), await bookTransfer()];
    expect(await stored(late)).toMatchObject({ freeCancellationHours: 24 });
    const end = startOfBaliDate(addDays(third, -1)).getTime() + 14 * 3_600_000;
    vi.setSystemTime(end - 1);
    expect(await cancel(held)).toEqual({ outcome: 'cancelled' });
    vi.setSystemTime(end);
    expect(await cancel(late)).toEqual({ outcome: 'requested' });
  });

  it('without free cancellation: staff get one change request', async () => {
    const terms = db.doc('terms/transfers');
    await terms.set({ freeCancellationHours: 0 });
    const held = await bookTransfer();
    await terms.delete();
    expect(await cancel(held)).toEqual({ outcome: 'requested' });
    const at = await requestedAtOf(held);
    expect(await cancel(held)).toEqual({ outcome: 'requested' });
    expect(await requestedAtOf(held)).toBe(at);
    expect((await eventsOf(held)).at(-1)).toMatchObject({
      from: 'confirmed',
      to: 'confirmed',
      by: 'guest',
      changeRequest: { what: 'cancel', outcome: 'requested' },
    });
    expect(await eventsOf(held)).toHaveLength(3);
  });

  it('but not a past request', async () => {
    const done = await bookTransfer();
    await db.doc(`transfers/${done.id}`).update({ pickupDate: inDays(0) });
    await ride(done.id, 'confirmed', 'completed');
    expect(await refusalOf(cancel(done))).toMatchObject({ code: 'request-closed' });
    const held = await bookTour(await addTour(), 3);
    beforeTheEndOf(3, 0);
    expect(await refusalOf(cancel(held))).toMatchObject({ code: 'request-closed' });
    expect(await stored(held)).toMatchObject({ status: 'confirmed' });
  });
});

describe('staff', () => {
  it('accept after the free days: what was paid is to be given back, except the lost deposit', async () => {
    const villaId = await addVilla({ freeCancellationDays: 7, deposit: 20 });
    const held = await bookVilla(villaId, [20, 23]);
    await pay(held, { amount: 630 });
    expect(await stored(held)).not.toHaveProperty('refundDue');
    beforeTheEndOf(13, 0);
    expect(await cancel(held)).toEqual({ outcome: 'requested', lost: 126 });
    // The database has a clock of its own.
    await db.doc(`bookings/${held.id}`).update({ 'changeRequest.at': Timestamp.now() });
    await answer(held, true);
    expect(await stored(held)).toMatchObject({ keptDeposit: 126, refundDue: 504 });
    await pay(held, { amount: -504 });
    expect(await stored(held)).not.toHaveProperty('refundDue');
    // The company may give back the rest, but no more than it got.
    expect(await refusalOf(pay(held, { amount: -126.01 }))).toMatchObject({
      field: 'amount',
      problem: 'refund-too-large',
    });
    await pay(held, { amount: -126 });
    expect(await stored(held)).not.toHaveProperty('refundDue');

    // Staff who cancel keep nothing.
    await set(held, 'cancelled', 'confirmed');
    await pay(held, { amount: 100 });
    await set(held, 'confirmed', 'cancelled');
    const after = await stored(held);
    expect(after).toMatchObject({ refundDue: 100 });
    expect(after).not.toHaveProperty('keptDeposit');
  });

  it('accept: the request is cancelled and the change request removed', async () => {
    const tourId = await addTour({ seats: 6 });
    const held = await bookTour(tourId, 9);
    await cancel(held);
    expect(await answer(held, true)).toEqual({ status: 'cancelled' });
    const after = await stored(held);
    expect(after).toMatchObject({ status: 'cancelled' });
    expect(after).not.toHaveProperty('changeRequest');
    expect(await seatsOfTour(tourId, 9)).toEqual({ held: {}, shown: 0 });
    expect((await eventsOf(held)).at(-1)).toMatchObject({
      to: 'cancelled',
      by: staff.uid,
      changeRequest: { what: 'cancel', outcome: 'accepted' },
    });
    expect(await subjectsTo(held)).toContainEqual(expect.stringContaining('is cancelled'));
  });

  it('decline: the request stays, and the guest gets a mail', async () => {
    const held = await bookTour(await addTour(), 9);
    await cancel(held);
    expect(await answer(held, false)).toEqual({ status: 'confirmed' });
    expect(await stored(held)).not.toHaveProperty('changeRequest');
    expect(await subjectsTo(held)).toContainEqual(expect.stringContaining('is not cancelled'));
  });

  it('get an error for a change request that was withdrawn, replaced or answered', async () => {
    const held = await bookTour(await addTour(), 9);
    await cancel(held);
    const first = await requestedAtOf(held);
    await withdraw(held);
    expect(await refusalOf(answer(held, true, first))).toMatchObject({
      code: 'change-request-stale',
    });
    await cancel(held);
    expect(await refusalOf(answer(held, true, first))).toMatchObject({
      code: 'change-request-stale',
    });
    expect(await stored(held)).toMatchObject({ status: 'confirmed' });
    const second = await requestedAtOf(held);
    await answer(held, false, second);
    expect(await refusalOf(answer(held, false, second))).toMatchObject({
      code: 'change-request-stale',
    });
  });

  it('cannot undo a cancellation by the guest, nor a change before one', async () => {
    const held = await bookTour(await addTour({ freeCancellationDays: 1 }), 9, false);
    const { eventId } = await set(held, 'pending', 'confirmed');
    await cancel(held);
    const own = (await eventsOf(held)).at(-1)?.id;
    const undo = (id: string | undefined) =>
      refusalOf(callHere(undoChange, { kind: 'bookings', id: held.id, eventId: id }, staff));
    expect(await undo(eventId)).toMatchObject({ code: 'changed-since' });
    expect(await undo(own)).toMatchObject({ code: 'not-your-change' });
    expect(await stored(held)).toMatchObject({ status: 'cancelled' });
    // They may restore it like any cancelled request.
    await set(held, 'cancelled', 'confirmed');
    expect(await stored(held)).toMatchObject({ status: 'confirmed' });
  });

  it('can undo their own change despite an open change request, which stays', async () => {
    const held = await bookTour(await addTour(), 9);
    await cancel(held);
    const { eventId } = await set(held, 'confirmed', 'cancelled');
    await callHere(undoChange, { kind: 'bookings', id: held.id, eventId }, staff);
    expect(await stored(held)).toMatchObject({
      status: 'confirmed',
      changeRequest: { what: 'cancel' },
    });

    const other = await bookTour(await addTour(), 9, false);
    const confirmed = await set(other, 'pending', 'confirmed');
    await cancel(other);
    const undone = { kind: 'bookings', id: other.id, eventId: confirmed.eventId };
    expect(await callHere(undoChange, undone, staff)).toMatchObject({ status: 'pending' });
  });

  it('who restore a booking find no change request', async () => {
    const held = await bookTour(await addTour(), 9);
    await cancel(held);
    await set(held, 'confirmed', 'cancelled');
    expect(await refusalOf(answer(held, false))).toMatchObject({ code: 'change-request-stale' });
    await set(held, 'cancelled', 'confirmed');
    expect(await stored(held)).not.toHaveProperty('changeRequest');
  });
});
