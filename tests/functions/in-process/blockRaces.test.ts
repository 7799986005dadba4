import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { nightsOf, type Stay } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockNights, unblockNights } from '../../../functions/src/calendar/blocks.ts';
import { setBookingStatus } from '../../../functions/src/requests/setStatus.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { inDays } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';
import { guard } from './guarded.ts';
import { plainVilla } from '../../support/plainOffers.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-block-races');
});

vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});

// Silences the log of hundreds of calls.
vi.mock('firebase-functions/logger');

const clicks = process.env['FULL'] ? 200 : 40;
const rounds = process.env['FULL'] ? 8 : 4;

const staff = { uid: randomUUID(), role: 'staff' as const };

beforeAll(() => enrolHere(staff));
beforeEach(() => {
  guard.isOn = true;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const stay = (from: number, to: number): Stay => ({ startDate: inDays(from), endDate: inDays(to) });
/** All stays and blocks of a round include this night. */
const contested = inDays(31);

/** A villa for this file only, and parallel requests for the same night. */
async function contestedVilla() {
  const villaId = `villa-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const writer = db.batch();
  writer.create(db.doc(`villas/${villaId}`), { ...plainVilla, slug: villaId, ...times });
  const ids = Array.from({ length: clicks }, (_, n) => {
    const id = randomUUID();
    writer.create(db.doc(`bookings/${id}`), {
      bookingType: 'villa',
      villaId,
      itemName: 'Test Villa',
      customerName: 'Hannah Vogel',
      customerEmail: 'hannah@example.com',
      ...stay(31 - (n % 5), 33 + (n % 7)),
      numberOfGuests: 2,
      totalPrice: 630,
      status: 'pending',
      ...times,
    });
    return id;
  });
  await writer.commit();
  const months = stay(20, 60);
  // The documents of the months exist: their creation would be a different race.
  await callHere(unblockNights, await block(villaId, months), staff);
  return { villaId, ids };
}

const confirm = (bookingId: string) =>
  callHere(setBookingStatus, { bookingId, from: 'pending', to: 'confirmed' }, staff);

async function block(villaId: string, nights: Stay, blockId: string = randomUUID()) {
  await callHere(blockNights, { blockId, villaId, ...nights, reason: 'owner', note: '' }, staff);
  return { blockId };
}

async function refusalsOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls);
  return settled.flatMap((call) =>
    call.status === 'rejected' ? [String(call.reason?.details?.code ?? call.reason)] : [],
  );
}

/** All claims on the nights of a villa, by night; their holders; the public nights. */
async function nightsOfVilla(villaId: string) {
  const of = async (collection: string) =>
    (await db.collection(collection).where('villaId', '==', villaId).get()).docs;
  const claims: Record<string, string[]> = {};
  const claim = (by: string, startDate: string, endDate: string) => {
    for (const night of nightsOf({ startDate, endDate })) (claims[night] ??= []).push(by);
  };
  for (const booking of await of('bookings')) {
    if (booking.get('status') === 'confirmed') {
      claim(booking.id, booking.get('startDate'), booking.get('endDate'));
    }
  }
  for (const one of await of('blocks')) {
    claim(`block:${one.id}`, one.get('startDate'), one.get('endDate'));
  }
  const stored = async (collection: string): Promise<Record<string, string>> =>
    Object.assign({}, ...(await of(collection)).map((month) => month.get('nights')));
  return { claims, holders: await stored('nightHolders'), taken: await stored('calendars') };
}

async function expectOneHolderEach(villaId: string) {
  const { claims, holders, taken } = await nightsOfVilla(villaId);
  expect(claims).toEqual(
    Object.fromEntries(Object.entries(holders).map(([night, holder]) => [night, [holder]])),
  );
  expect(Object.keys(taken).sort()).toEqual(Object.keys(holders).sort());
  return claims[contested] ?? [];
}

describe('nights that are blocked', () => {
  it(`while ${clicks} stays are confirmed go to exactly one of them`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId, ids } = await contestedVilla();
      // In every other round the stays start a little later, so either side can be first.
      const begins = () => (round % 2 ? setTimeout(Math.random() * 40) : undefined);
      const confirmations = ids.map(async (id) => {
        await begins();
        return confirm(id);
      });
      await refusalsOf([block(villaId, stay(31, 32)), ...confirmations]);
      expect(await expectOneHolderEach(villaId)).toHaveLength(1);
    }
  });

  it('would be held by a block and a stay without the write preconditions', async () => {
    const { villaId, ids } = await contestedVilla();
    guard.off(1 + ids.length);
    await refusalsOf([block(villaId, stay(31, 32)), ...ids.map(confirm)]);
    const claims = (await nightsOfVilla(villaId)).claims[contested] ?? [];
    expect(claims.filter((claim) => claim.startsWith('block:'))).toHaveLength(1);
    expect(claims).toHaveLength(1 + ids.length);
  });

  it('get one block when several staff members block them at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId } = await contestedVilla();
      const refusals = await refusalsOf(
        Array.from({ length: 10 }, (_, n) => block(villaId, stay(31 - n, 32 + n))),
      );
      expect(refusals).toEqual(Array(9).fill('nights-taken'));
      expect(await expectOneHolderEach(villaId)).toHaveLength(1);
    }
  });

  it('get one block for parallel copies of the same request', async () => {
    const { villaId } = await contestedVilla();
    const blockId = randomUUID();
    const calls = Array.from({ length: 20 }, () => block(villaId, stay(31, 34), blockId));
    expect(await refusalsOf(calls)).toEqual([]);
    expect(await expectOneHolderEach(villaId)).toEqual([`block:${blockId}`]);
  });

  it('stay consistent when they are freed while a stay is confirmed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { villaId, ids } = await contestedVilla();
      const { blockId } = await block(villaId, stay(31, 32));
      const freeing = callHere(unblockNights, { blockId }, staff);
      const refusals = await refusalsOf([confirm(ids[0] ?? ''), freeing]);
      await expect(freeing).resolves.toEqual({ blockId });
      // It depends on timing whether the nights were free yet.
      expect(['nights-taken']).toEqual(expect.arrayContaining(refusals));
      await expectOneHolderEach(villaId);
    }
  });
});
