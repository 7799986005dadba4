import { randomUUID } from 'node:crypto';
import {
  canSetTransferStatus,
  type TransferStatus,
  transferStatuses,
} from '@selasar/domain/requests';
import { describe, expect, it } from 'vitest';
import { inDays, transferRequest } from './support/offer.ts';
import { openSuite, type Caller } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const staff = await suite.caller('staff');

/** A fresh transfer, pending. Its pickup is today, because no transfer is completed before its day. */
async function transfer(pickupDate = inDays(0)): Promise<string> {
  const input = transferRequest(suite);
  await guest.call('createTransfer', input);
  await db.doc(`transfers/${input.requestId}`).update({ pickupDate });
  return input.requestId;
}
const set = (caller: Caller, transferId: string, from: string, to: string) =>
  caller.call('setTransferStatus', { transferId, from, to });
const statusOf = async (id: string) => (await db.doc(`transfers/${id}`).get()).get('status');

const pairs = transferStatuses.flatMap((from) => transferStatuses.map((to) => [from, to] as const));

describe('setTransferStatus', () => {
  it('confirms and completes, and logs the author', async () => {
    const id = await transfer();
    const steps: [TransferStatus, TransferStatus][] = [
      ['pending', 'confirmed'],
      ['confirmed', 'completed'],
    ];
    for (const [from, to] of steps) {
      expect(await set(staff, id, from, to)).toMatchObject({ transferId: id, status: to });
      expect(await statusOf(id)).toBe(to);
    }
    const events = await db.collection(`transfers/${id}/events`).orderBy('at').get();
    const changed = (await db.doc(`transfers/${id}`).get()).get('updatedAt');
    expect(changed).toEqual(events.docs.at(-1)?.get('at'));
    expect(events.docs.slice(1).map((event) => event.data())).toEqual(
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

  it.each(pairs.filter(([from, to]) => canSetTransferStatus(from, to)))(
    'changes %s to %s',
    async (from, to) => {
      const id = await transfer();
      await db.doc(`transfers/${id}`).update({ status: from });
      expect(await set(staff, id, from, to)).toMatchObject({ transferId: id, status: to });
    },
  );

  it.each(pairs.filter(([from, to]) => !canSetTransferStatus(from, to)))(
    'refuses the change from %s to %s',
    async (from, to) => {
      const id = await transfer();
      await db.doc(`transfers/${id}`).update({ status: from });
      await expect(set(staff, id, from, to)).rejects.toMatchObject({
        code: 'functions/failed-precondition',
        details: { code: 'status-not-allowed', currentStatus: from },
      });
      expect(await statusOf(id)).toBe(from);
    },
  );

  it('completes no transfer before its day in Bali', async () => {
    const id = await transfer(inDays(1));
    await set(staff, id, 'pending', 'confirmed');
    await expect(set(staff, id, 'confirmed', 'completed')).rejects.toMatchObject({
      code: 'functions/failed-precondition',
      details: { code: 'day-to-come' },
    });
    expect(await statusOf(id)).toBe('confirmed');
  });

  it('refuses everyone but staff', async () => {
    const id = await transfer();
    await expect(set(guest, id, 'pending', 'confirmed')).rejects.toMatchObject({
      details: { code: 'sign-in-required' },
    });
    const waiting = await suite.caller('none');
    await expect(set(waiting, id, 'pending', 'confirmed')).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
    expect(await statusOf(id)).toBe('pending');
  });

  it('refuses an unknown transfer', async () => {
    await expect(set(staff, randomUUID(), 'pending', 'confirmed')).rejects.toMatchObject({
      code: 'functions/not-found',
      details: { code: 'transfer-not-found' },
    });
    await expect(set(staff, 'a/b', 'pending', 'confirmed')).rejects.toMatchObject({
      details: { code: 'invalid-input', field: 'transferId' },
    });
  });
});
