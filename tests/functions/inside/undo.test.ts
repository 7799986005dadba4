import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setBookingStatus } from '../../../functions/src/bookings/setBookingStatus.ts';
import { db, lockedBy, unlocked, type ReadAll } from '../../../functions/src/core/firestore.ts';
import { sweepOutbox } from '../../../functions/src/mail/delivery.ts';
import { letLeave } from '../../../functions/src/mail/outbox.ts';
import { undoStatus } from '../../../functions/src/status/undoStatus.ts';
import { callHere, enrolHere } from './callHere.ts';

// A project of its own, where no function wakes up: mails leave when the tests say so.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-undo'));
vi.mock('firebase-functions/logger');

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const staff = { uid: randomUUID(), role: 'staff' as const };
beforeAll(() => enrolHere(staff));

/** A booking that was just confirmed; its mail waits. */
async function confirmed() {
  const id = randomUUID();
  await db.doc(`bookings/${id}`).create({
    bookingType: 'tour',
    tourId: 'none',
    itemName: 'Test Tour',
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    numberOfGuests: 2,
    totalPrice: 182,
    status: 'pending',
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
  });
  const change = { bookingId: id, from: 'pending', to: 'confirmed' };
  const { eventId } = await callHere(setBookingStatus, change, staff);
  return {
    id,
    eventId,
    undo: () => callHere(undoStatus, { kind: 'bookings', id, eventId }, staff),
    isUndone: async () => (await db.doc(`bookings/${id}`).get()).get('status') === 'pending',
    isMailed: async () => (await db.doc(`mail/${eventId}`).get()).exists,
    isWaiting: async () => (await db.doc(`outbox/${eventId}`).get()).exists,
  };
}

/** The way to read whose reader is overtaken by something before it goes on. */
const overtakenBy =
  (readAll: ReadAll, other: () => Promise<unknown>): ReadAll =>
  async (...references) => {
    const found = await readAll(...references);
    await other();
    return found;
  };

it('of an undoing and the leaving mail, one succeeds, however they meet', async () => {
  for (let round = 0; round < 6; round += 1) {
    const one = await confirmed();
    const [undone] = await Promise.allSettled([one.undo(), letLeave(one.eventId)]);
    expect(await one.isMailed()).toBe(undone.status === 'rejected');
    expect(await one.isUndone()).toBe(undone.status === 'fulfilled');
    expect(await one.isWaiting()).toBe(false);
    const refusal = undone.status === 'rejected' ? undone.reason.details.code : 'none';
    expect(['none', 'mail-has-left']).toContain(refusal);
  }
});

it('a mail that is leaving cannot be overtaken', async () => {
  const one = await confirmed();
  let undone: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await letLeave(one.eventId, (transaction) =>
    overtakenBy(lockedBy(transaction), async () => {
      // It cannot end before the mail has left, so nobody waits for it here.
      undone ??= Promise.allSettled([one.undo()]);
    }),
  );
  const [outcome] = (await undone) ?? [];
  expect(await one.isMailed()).toBe(outcome?.status === 'rejected');
  expect(await one.isUndone()).toBe(outcome?.status === 'fulfilled');
});

it('would be undone and mailed if the mail were looked up outside of the transaction', async () => {
  const one = await confirmed();
  await letLeave(one.eventId, () => overtakenBy(unlocked, one.undo));
  expect(await one.isUndone()).toBe(true);
  expect(await one.isMailed()).toBe(true);
});

it('what was left behind leaves by schedule, when its time has come', async () => {
  const [late, early] = [await confirmed(), await confirmed()];
  await db.doc(`outbox/${late.eventId}`).update({ leavesAt: Timestamp.fromMillis(Date.now() - 1) });
  await sweepOutbox.run({ scheduleTime: new Date().toISOString() });
  expect([await late.isMailed(), await late.isWaiting()]).toEqual([true, false]);
  expect([await early.isMailed(), await early.isWaiting()]).toEqual([false, true]);
});
