import { randomUUID } from 'node:crypto';
import { repairStatsAnswerSchema } from '@selasar/domain/stats';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { deliverBookingEvent } from './support/bookingEvent.ts';
import { eventually } from './support/eventually.ts';
import { addOffer, messageRequest, tourRequest, transferRequest } from './support/offer.ts';
import { figuresAndRecount } from './support/recounted.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

const converged = async () => {
  const { figures, recount } = await figuresAndRecount(suite);
  expect(figures).toEqual(recount);
};
const book = async (): Promise<string> => {
  const input = tourRequest(suite, tourId);
  await guest.call('createBooking', input);
  return input.requestId;
};
const lastReport = async () => {
  const reports = db.collection('stats/overview/recounts').orderBy('at', 'desc').limit(1);
  return (await reports.get()).docs[0]?.data();
};
const repair = async () => repairStatsAnswerSchema.parse(await staff.call('repairStats', {}));

describe('the figures', () => {
  it('follow bookings through creation, every change and deletion', async ({ signal }) => {
    const [first, second, third] = [await book(), await book(), await book()];
    const set = (bookingId: string | undefined, from: string, to: string) =>
      staff.call('setBookingStatus', { bookingId, from, to });
    await set(first, 'pending', 'confirmed');
    await set(second, 'pending', 'cancelled');
    await set(first, 'confirmed', 'cancelled');
    await set(second, 'cancelled', 'confirmed');
    await db.doc(`bookings/${third}`).delete();
    await eventually(converged, signal);
    const { figures } = await figuresAndRecount(suite);
    expect(figures.overview.bookings.total).toBeGreaterThanOrEqual(3);
    expect(figures.overview.revenue.total).toBeGreaterThanOrEqual(2 * 182);
  });

  it('follow transfers, tours and villas', async ({ signal }) => {
    const input = transferRequest(suite);
    await guest.call('createTransfer', input);
    await staff.call('setTransferStatus', {
      transferId: input.requestId,
      from: 'pending',
      to: 'confirmed',
    });
    const { tourId: another, villaId } = await addOffer(suite);
    await db.doc(`tours/${another}`).update({ featured: false });
    await db.doc(`villas/${villaId}`).delete();
    await eventually(converged, signal);
    const { figures } = await figuresAndRecount(suite);
    expect(figures.overview.transfers.confirmed).toBeGreaterThanOrEqual(1);
    expect(figures.overview.tours.total).toBeGreaterThanOrEqual(2);
  });

  it('follow messages and unread messages', async ({ signal }) => {
    const [first, second] = [messageRequest(suite), messageRequest(suite)];
    for (const message of [first, second]) await guest.call('submitMessage', message);
    await db.doc(`messages/${first.requestId}`).update({ read: true });
    await eventually(converged, signal);
    const { messages } = (await figuresAndRecount(suite)).figures.overview;
    expect(messages.total).toBeGreaterThanOrEqual(2);
    expect(messages.unread).toBeGreaterThanOrEqual(1);
    expect(messages.unread).toBeLessThan(messages.total);
    await db.doc('stats/overview').update({ 'messages.unread': FieldValue.increment(3) });
    const { drift } = await repair();
    expect(drift).toContainEqual({
      counter: 'overview/messages/unread',
      stored: messages.unread + 3,
      counted: messages.unread,
    });
  });

  it('count a booking once, however often and late its events are delivered', async ({
    signal,
  }) => {
    const bookingId = await book();
    const created = { id: randomUUID(), bookingId, after: 'pending' };
    const confirmed = { id: randomUUID(), bookingId, before: 'pending', after: 'confirmed' };
    const deleted = { id: randomUUID(), bookingId, before: 'confirmed' };
    for (const event of [deleted, created, created, confirmed, deleted, created, confirmed]) {
      await deliverBookingEvent(event);
    }
    await eventually(converged, signal);
    const contribution = await db.doc(`contributions/bookings_${bookingId}`).get();
    expect(contribution.get('figures')).toMatchObject({ 'overview/bookings/pending': 1 });
  });
});

describe('repairStats', () => {
  it('corrects drift and records it', async ({ signal }) => {
    await db.doc('stats/overview').update({
      'bookings.pending': FieldValue.increment(7),
      'revenue.months.1999-01': 50,
    });
    await db.doc('stats/weeks').set({ weeks: { '1999-01-04': { bookings: 1 } } }, { merge: true });
    const { drift } = await repair();
    expect(drift).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ counter: 'overview/bookings/pending' }),
        { counter: 'overview/revenue/months/1999-01', stored: 50, counted: 0 },
        { counter: 'weeks/weeks/1999-01-04/bookings', stored: 1, counted: 0 },
      ]),
    );
    expect(await lastReport()).toMatchObject({ by: staff.uid, drift });
    await eventually(converged, signal);
  });

  it('stays exact while business continues, and records the time', async ({ signal }) => {
    const begin = Date.now();
    const doBusiness = async () => {
      for (let round = 0; round < 6; round += 1) {
        const bookingId = await book();
        await staff.call('setBookingStatus', { bookingId, from: 'pending', to: 'cancelled' });
      }
    };
    const business = doBusiness();
    const { drift, recountedAt } = await repair();
    await expect(business).resolves.toBeUndefined();
    expect(Date.parse(recountedAt)).toBeGreaterThanOrEqual(begin);
    const overview = await db.doc('stats/overview').get();
    expect(overview.get('lastDrift')).toBe(drift.length);
    expect(overview.get('recountedAt').toDate().toISOString()).toBe(recountedAt);
    await eventually(converged, signal);
  });

  it('refuses everyone but staff', async () => {
    await expect(guest.call('repairStats', {})).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
    const waiting = await suite.caller('none');
    await expect(waiting.call('repairStats', {})).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
  });
});
