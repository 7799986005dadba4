import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setBookingStatus } from '../../../functions/src/requests/setStatus.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { mailQueue, sendQueued, sweepMailQueue } from '../../../functions/src/mail/mailQueue.ts';
import { mails } from '../../../functions/src/mail/writeMail.ts';
import { undoChange } from '../../../functions/src/requests/undo.ts';
import { callHere, enrolHere } from './callHere.ts';

// Its own project, so that no trigger runs: the tests send queued mails themselves.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-undo'));
vi.mock('firebase-functions/logger');

afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const staff = { uid: randomUUID(), role: 'staff' as const };
beforeAll(() => enrolHere(staff));

/** A freshly confirmed booking whose mail waits. */
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
    undo: () => callHere(undoChange, { kind: 'bookings', id, eventId }, staff),
    isUndone: async () => (await db.doc(`bookings/${id}`).get()).get('status') === 'pending',
    isMailed: async () => (await db.doc(`mail/${eventId}`).get()).exists,
    isWaiting: async () => (await db.doc(`mailQueue/${eventId}`).get()).exists,
  };
}

/** Runs something in the next transaction after each of its reads. */
function overtakeNext(other: () => void): void {
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce((work) =>
    run((transaction) => {
      const get = async (...references: Parameters<Transaction['get']>) => {
        const found = await transaction.get(...references);
        other();
        return found;
      };
      return work(Object.assign(Object.create(transaction) as Transaction, { get }));
    }),
  );
}

/** Sends a mail that was read outside of the transaction; something runs in between. */
async function sendQueuedUnsafely(id: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const waiting = await mailQueue.doc(id).get();
  await meanwhile();
  await db.runTransaction(async (transaction) => {
    transaction.create(mails.doc(id), waiting.get('mail'));
    transaction.delete(waiting.ref);
  });
}

it('either the undo or the sending of the mail succeeds, in any order', async () => {
  for (let round = 0; round < 6; round += 1) {
    const one = await confirmed();
    const [undone] = await Promise.allSettled([one.undo(), sendQueued(one.eventId)]);
    expect(await one.isMailed()).toBe(undone.status === 'rejected');
    expect(await one.isUndone()).toBe(undone.status === 'fulfilled');
    expect(await one.isWaiting()).toBe(false);
    const refusal = undone.status === 'rejected' ? undone.reason.details.code : 'none';
    expect(['none', 'mail-has-left']).toContain(refusal);
  }
});

it('a cancellation replaces the mail of a confirmation, or that mail is sent, never both', async () => {
  for (let round = 0; round < 4; round += 1) {
    const one = await confirmed();
    const change = { bookingId: one.id, from: 'confirmed', to: 'cancelled' };
    const [{ eventId }] = await Promise.all([
      callHere(setBookingStatus, change, staff),
      sendQueued(one.eventId),
    ]);
    const replaces: unknown = (await mailQueue.doc(eventId).get()).get('replaces');
    expect(await one.isMailed()).toBe(replaces === undefined);
    expect(await one.isWaiting()).toBe(false);
  }
});

it('an undo cannot overtake a mail that is being sent', async () => {
  const one = await confirmed();
  let undone: Promise<PromiseSettledResult<unknown>[]> | undefined;
  overtakeNext(() => {
    // It cannot end before the mail is sent, so it is not awaited here.
    undone ??= Promise.allSettled([one.undo()]);
  });
  await sendQueued(one.eventId);
  const [outcome] = (await undone) ?? [];
  expect(outcome).toBeDefined();
  expect(await one.isMailed()).toBe(outcome?.status === 'rejected');
  expect(await one.isUndone()).toBe(outcome?.status === 'fulfilled');
});

it('the log names the author of an undo', async () => {
  const { id, eventId, undo } = await confirmed();
  await undo();
  const requestId = expect.any(String) as string;
  const loggedFacts = { kind: 'bookings', id, eventId, by: staff.uid, requestId };
  expect(logger.info).toHaveBeenCalledWith('change undone', loggedFacts);
});

it('a change would be undone and mailed if the mail were read outside of the transaction', async () => {
  const one = await confirmed();
  await sendQueuedUnsafely(one.eventId, one.undo);
  expect(await one.isUndone()).toBe(true);
  expect(await one.isMailed()).toBe(true);
});

it('the schedule sends abandoned mails when they are due', async () => {
  const [late, early] = [await confirmed(), await confirmed()];
  await db
    .doc(`mailQueue/${late.eventId}`)
    .update({ leavesAt: Timestamp.fromMillis(Date.now() - 1) });
  await sweepMailQueue.run({ scheduleTime: new Date().toISOString() });
  expect([await late.isMailed(), await late.isWaiting()]).toEqual([true, false]);
  expect([await early.isMailed(), await early.isWaiting()]).toEqual([false, true]);
});
