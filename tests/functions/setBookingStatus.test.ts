import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { addOffer, tourRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

/** A fresh booking, pending. */
async function booking(): Promise<string> {
  const input = tourRequest(suite, tourId);
  await guest.call('createBooking', input);
  return input.requestId;
}

const set = (caller: Caller, bookingId: string, from: string, to: string) =>
  caller.call('setBookingStatus', { bookingId, from, to });
const statusOf = async (bookingId: string) =>
  (await db.doc(`bookings/${bookingId}`).get()).get('status');
const eventsOf = async (bookingId: string) =>
  (await db.collection(`bookings/${bookingId}/events`).orderBy('at').get()).docs.map((event) =>
    event.data(),
  );

describe('setBookingStatus', () => {
  it('confirms, cancels and restores, and logs the author', async () => {
    const id = await booking();
    const steps: [BookingStatus, BookingStatus][] = [
      ['pending', 'confirmed'],
      ['confirmed', 'cancelled'],
      ['cancelled', 'confirmed'],
    ];
    for (const [from, to] of steps) {
      expect(await set(staff, id, from, to)).toEqual({
        bookingId: id,
        status: to,
        eventId: expect.any(String),
      });
      expect(await statusOf(id)).toBe(to);
      const changed = (await db.doc(`bookings/${id}`).get()).get('updatedAt');
      expect(changed).toEqual((await eventsOf(id)).at(-1)?.['at']);
    }
    const events = await eventsOf(id);
    expect(events.slice(1)).toEqual(
      steps.map(([from, to]) => ({
        from,
        to,
        by: staff.uid,
        byName: 'Nyoman Arta',
        byEmail: staff.email,
        at: expect.anything(),
      })),
    );
  });

  it('allows admins, too', async () => {
    const id = await booking();
    const admin = await suite.caller('admin');
    expect(await set(admin, id, 'pending', 'cancelled')).toMatchObject({ status: 'cancelled' });
  });

  it('refuses a person who is not signed in', async () => {
    const id = await booking();
    await expect(set(guest, id, 'pending', 'confirmed')).rejects.toMatchObject({
      code: 'functions/unauthenticated',
      details: { code: 'sign-in-required' },
    });
    expect(await statusOf(id)).toBe('pending');
  });

  it('refuses a person who waits for approval', async () => {
    const id = await booking();
    const waiting = await suite.caller('none');
    await expect(set(waiting, id, 'pending', 'confirmed')).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { code: 'staff-only' },
    });
    expect(await statusOf(id)).toBe('pending');
  });

  it('refuses an outdated view and returns the current status', async () => {
    const id = await booking();
    await set(staff, id, 'pending', 'confirmed');
    await expect(set(staff, id, 'pending', 'cancelled')).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: {
        code: 'status-stale',
        field: 'from',
        message: 'This booking has changed in the meantime: it is confirmed now.',
        currentStatus: 'confirmed',
      },
    });
    expect(await statusOf(id)).toBe('confirmed');
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it.each([
    ['pending', 'pending'],
    ['confirmed', 'pending'],
    ['cancelled', 'pending'],
    ['confirmed', 'confirmed'],
    ['cancelled', 'cancelled'],
  ])('refuses the change from %s to %s', async (from, to) => {
    const id = await booking();
    await db.doc(`bookings/${id}`).update({ status: from });
    await expect(set(staff, id, from, to)).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: {
        code: 'status-not-allowed',
        field: 'to',
        message: `A ${from} booking cannot become ${to}.`,
        currentStatus: from,
      },
    });
  });

  it('hides the details of internal errors', async () => {
    const id = randomUUID();
    const broken = db.doc(`bookings/${id}`);
    await broken.create({ status: 'pending' });
    suite.later(() => broken.delete());
    await expect(set(staff, id, 'pending', 'confirmed')).rejects.toMatchObject({
      code: 'functions/internal',
      details: {
        code: 'internal',
        message: expect.stringMatching(
          /^Something went wrong on our side\. Please try again in a moment\. \(code [0-9A-Z]{4}-[0-9A-Z]{2}\)$/,
        ),
      },
    });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('refuses an unknown booking', async () => {
    await expect(set(staff, randomUUID(), 'pending', 'confirmed')).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'booking-not-found' },
    });
  });

  it.each([
    ['bookingId', { bookingId: 'a/b', from: 'pending', to: 'confirmed' }],
    ['from', { bookingId: randomUUID(), from: 'lost', to: 'confirmed' }],
    ['to', { bookingId: randomUUID(), from: 'pending' }],
  ])('names %s as the invalid field', async (field, input) => {
    await expect(staff.call('setBookingStatus', input)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { code: 'invalid-input', field },
    });
  });
});
