import { nightsOf, type Stay } from '@selasar/domain/core';
import { describe, expect, it, vi } from 'vitest';
import { unblockNights } from '../../../../functions/src/calendar/blocks.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import { guard } from '../guarded.ts';
import {
  staff,
  stay,
  calendarFrom,
  all,
  confirm,
  villaWithFeed,
  withPortal,
} from './villaWithFeed.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-feeds-races');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

const rounds = process.env['FULL'] ? 30 : 5;

withPortal();

describe('at the same moment', () => {
  /** Whether each claimed night has the matching holder. */
  async function contested(villa: Awaited<ReturnType<typeof villaWithFeed>>, bookingId: string) {
    const isConfirmed = (await db.doc(`bookings/${bookingId}`).get()).get('status') === 'confirmed';
    const blocks = (await villa.blocks()) as unknown as Stay[];
    const isBlocked = blocks.some((one) => nightsOf(one).includes(inDays(11)));
    return { isConfirmed, isBlocked };
  }

  it('a portal stay and a booking do not both get the same nights', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const villa = await villaWithFeed();
      const bookingId = await villa.booked(stay(10, 12), 'pending');
      const calls = [() => villa.feed.sync(stay(11, 13)), () => confirm(bookingId)];
      await Promise.allSettled((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      const { isConfirmed, isBlocked } = await contested(villa, bookingId);
      expect(isConfirmed).not.toBe(isBlocked);
      const holder = (await villa.holders())[inDays(11)];
      expect(holder === bookingId).toBe(isConfirmed);
      // If the booking was first, the next hourly run reports the conflict.
      expect((await villa.feed.sync(stay(11, 13))).clashes).toHaveLength(isConfirmed ? 1 : 0);
    }
  });

  it('both would get them without the write preconditions', async () => {
    const villa = await villaWithFeed();
    // The documents of the months exist: their creation would be a different race.
    await callHere(unblockNights, { blockId: await villa.block(stay(0, 60)) }, staff);
    const bookingId = await villa.booked(stay(10, 12), 'pending');
    guard.off(2);
    await Promise.all([villa.feed.sync(stay(11, 13)), confirm(bookingId)]);
    expect(await contested(villa, bookingId)).toEqual({ isConfirmed: true, isBlocked: true });
  });

  it('parallel reads of a feed block each night once', async () => {
    const { feed, ...villa } = await villaWithFeed();
    feed.put(calendarFrom(10, 20, 30));
    await Promise.all(Array.from({ length: 8 }, () => feed.fetch()));
    expect(await villa.blocks()).toHaveLength(3);
    expect(await villa.taken()).toEqual(all(stay(10, 12), stay(20, 22), stay(30, 32)));
  });

  it('reading and removing a feed in parallel leaves nothing', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { feed, ...villa } = await villaWithFeed();
      feed.put(calendarFrom(10, 20));
      await Promise.allSettled([feed.fetch(), feed.remove(), feed.fetch()]);
      expect(await feed.stored()).toBeUndefined();
      expect(await villa.taken()).toEqual([]);
      expect(await villa.blocks()).toEqual([]);
    }
  });
});
