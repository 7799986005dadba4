import { randomUUID } from 'node:crypto';
import { nightsOf } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { addOffer, inDays, tourRequest, transferRequest, villaRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId, villaId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

suite.later(async () => {
  for (const collection of ['calendars', 'nightHolders']) {
    const months = await db.collection(collection).where('villaId', '==', villaId).get();
    for (const month of months.docs) await month.ref.delete();
  }
});

interface Changed {
  kind: 'bookings' | 'transfers';
  id: string;
  eventId: string;
}

/** A fresh booking that somebody has just changed. */
async function changedBooking(
  input = tourRequest(suite, tourId),
  to = 'confirmed',
): Promise<Changed> {
  await guest.call('createBooking', input);
  return change(input.requestId, 'pending', to);
}
async function change(id: string, from: string, to: string, by: Caller = staff): Promise<Changed> {
  const answer = await by.call('setBookingStatus', { bookingId: id, from, to });
  return { kind: 'bookings', id, eventId: (answer as { eventId: string }).eventId };
}
const undo = (changed: Changed, by: Caller = staff) => by.call('undoChange', changed);

const statusOf = async ({ kind, id }: Changed) =>
  (await db.doc(`${kind}/${id}`).get()).get('status');
const eventsOf = async ({ kind, id }: Changed) =>
  (await db.collection(`${kind}/${id}/events`).orderBy('at').get()).docs.map((one) => one.data());
const exists = async (path: string) => (await db.doc(path).get()).exists;

describe('undoChange', () => {
  it('restores the previous status, even pending, and leaves no waiting mail', async () => {
    const changed = await changedBooking();
    expect(await exists(`mailQueue/${changed.eventId}`)).toBe(true);
    expect(await undo(changed)).toEqual({ id: changed.id, status: 'pending' });
    expect(await statusOf(changed)).toBe('pending');
    expect((await eventsOf(changed)).at(-1)).toMatchObject({
      from: 'confirmed',
      to: 'pending',
      by: staff.uid,
      undoes: changed.eventId,
    });
    expect(await exists(`mailQueue/${changed.eventId}`)).toBe(false);
  });

  it('works for transfers, too', async () => {
    const { requestId: id, ...input } = transferRequest(suite);
    await guest.call('createTransfer', { ...input, requestId: id });
    const set = async (from: string, to: string): Promise<Changed> => {
      const answer = await staff.call('setTransferStatus', { transferId: id, from, to });
      return { kind: 'transfers', id, eventId: (answer as { eventId: string }).eventId };
    };
    await set('pending', 'confirmed');
    await db.doc(`transfers/${id}`).update({ pickupDate: inDays(0) });
    const completed = await set('confirmed', 'completed');
    expect(await undo(completed)).toEqual({ id, status: 'confirmed' });
    expect(await statusOf(completed)).toBe('confirmed');
  });

  it('frees and retakes the nights of a stay', async () => {
    const stay = { startDate: inDays(40), endDate: inDays(43) };
    const taken = async () => {
      const months = await db.collection('nightHolders').where('villaId', '==', villaId).get();
      return Object.keys(Object.assign({}, ...months.docs.map((month) => month.get('nights'))));
    };
    const confirmed = await changedBooking({ ...villaRequest(suite, villaId), ...stay });
    expect((await taken()).sort()).toEqual(nightsOf(stay));
    await undo(confirmed);
    expect(await taken()).toEqual([]);

    await change(confirmed.id, 'pending', 'confirmed');
    const cancelled = await change(confirmed.id, 'confirmed', 'cancelled');
    const other = await changedBooking({ ...villaRequest(suite, villaId), ...stay });
    await expect(undo(cancelled)).rejects.toMatchObject({
      details: { code: 'nights-taken', otherBooking: { bookingId: other.id } },
    });
    expect(await statusOf(cancelled)).toBe('cancelled');
    expect(await exists(`mailQueue/${cancelled.eventId}`)).toBe(true);
    await undo(other);
    expect(await undo(cancelled)).toEqual({ id: cancelled.id, status: 'confirmed' });
    expect((await taken()).sort()).toEqual(nightsOf(stay));
  });

  it('is refused a second time', async () => {
    const changed = await changedBooking();
    await undo(changed);
    await expect(undo(changed)).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: { code: 'already-undone' },
    });
    expect(await eventsOf(changed)).toHaveLength(3);
  });

  it('is refused to everyone but the author', async () => {
    const changed = await changedBooking();
    await expect(undo(changed, await suite.caller('admin'))).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'not-your-change' },
    });
    expect(await statusOf(changed)).toBe('confirmed');
  });

  it('is refused after a later change, with the current status', async () => {
    const changed = await changedBooking();
    const admin = await suite.caller('admin');
    await change(changed.id, 'confirmed', 'cancelled', admin);
    await expect(undo(changed)).rejects.toMatchObject({
      details: {
        code: 'changed-since',
        currentStatus: 'cancelled',
        message: 'This booking has changed again in the meantime: it is cancelled now.',
      },
    });
    expect(await statusOf(changed)).toBe('cancelled');
    // Also if the later change restored the same status.
    await change(changed.id, 'cancelled', 'confirmed', admin);
    await expect(undo(changed)).rejects.toMatchObject({
      details: { code: 'changed-since', currentStatus: 'confirmed' },
    });
  });

  it('is refused if the status differs from the history', async () => {
    const changed = await changedBooking();
    await db.doc(`bookings/${changed.id}`).update({ status: 'cancelled' });
    await expect(undo(changed)).rejects.toMatchObject({ details: { code: 'changed-since' } });
    expect(await statusOf(changed)).toBe('cancelled');
  });

  it('is refused for the creation of a request, for an undo, and for an unknown event', async () => {
    const changed = await changedBooking();
    const [requested] = (
      await db.collection(`bookings/${changed.id}/events`).orderBy('at').limit(1).get()
    ).docs;
    await undo(changed);
    const [undone] = (
      await db.collection(`bookings/${changed.id}/events`).orderBy('at', 'desc').limit(1).get()
    ).docs;
    for (const eventId of [undone?.id, 'none']) {
      await expect(staff.call('undoChange', { ...changed, eventId })).rejects.toMatchObject({
        code: 'functions/not-found',
        details: { code: 'change-not-found' },
      });
    }
    await expect(
      staff.call('undoChange', { ...changed, eventId: requested?.id }),
    ).rejects.toMatchObject({ details: { code: 'change-not-found' } });
    await expect(staff.call('undoChange', { ...changed, id: randomUUID() })).rejects.toMatchObject({
      details: { code: 'booking-not-found' },
    });
    await expect(staff.call('undoChange', { ...changed, eventId: 'a/b' })).rejects.toMatchObject({
      details: { code: 'invalid-input', field: 'eventId' },
    });
  });

  it('refuses everyone but staff', async () => {
    const changed = await changedBooking();
    for (const [who, code] of [
      [guest, 'sign-in-required'],
      [await suite.caller('none'), 'staff-only'],
    ] as const) {
      await expect(undo(changed, who)).rejects.toMatchObject({ details: { code } });
    }
    expect(await statusOf(changed)).toBe('confirmed');
  });
});
