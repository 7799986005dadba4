import { sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it, vi } from 'vitest';
import { unblockNights } from '../../../../functions/src/calendar/blocks.ts';
import { setBookingStatus } from '../../../../functions/src/requests/setStatus.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import {
  staff,
  stay,
  event,
  calendarOf,
  calendarFrom,
  all,
  confirm,
  refusal,
  villaWithFeed,
  withPortal,
} from './villaWithFeed.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-feeds-blocks');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

withPortal();

describe('a feed', () => {
  it('blocks the nights booked at its portal, and names the portal', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const stays = [stay(10, 13), stay(40, 75)] as const;
    const answer = await feed.read(calendarOf(event('a@p', stays[0]), event('b@p', stays[1])));
    expect(answer).toEqual({
      lastResult: { code: 'ok', message: 'Read without problems.' },
      events: 2,
      nights: 38,
      clashes: [],
    });
    expect(await feed.stored()).toMatchObject({
      ...answer,
      villaName: sampleVillas[0]?.name,
      lastFetchedAt: expect.anything(),
      hasProblem: false,
    });
    expect(await villa.taken()).toEqual(all(...stays));
    const blocks = await villa.blocks();
    expect(blocks).toContainEqual({
      villaId: villa.villaId,
      ...stays[0],
      reason: 'feed',
      note: '',
      feedId: feed.feedId,
      uid: 'a@p',
      source: 'Airbnb',
      createdAt: expect.anything(),
      createdBy: 'feed',
    });
    // The guest's name stays with the portal.
    expect(JSON.stringify([blocks, await feed.stored()])).not.toContain('Hannah');
    const bookingId = await villa.booked(stay(12, 15), 'pending');
    expect(await refusal(confirm(bookingId))).toMatchObject({
      code: 'nights-taken',
      message: expect.stringMatching(/^A block \(Booked elsewhere, Airbnb; .+\) holds some/),
      otherBlock: { reason: 'feed', source: 'Airbnb', ...stays[0] },
    });
  });

  it('leaves unchanged stays alone, even those that have begun', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const text = calendarOf(event('a', stay(-3, 2)), event('b', stay(5, 9)));
    await feed.read(text);
    expect(await villa.taken()).toEqual(all(stay(0, 2), stay(5, 9)));
    const months = async () =>
      (await db.collection('nightHolders').where('villaId', '==', villa.villaId).get()).docs.map(
        (document) => document.updateTime.toMillis(),
      );
    const before = [await months(), await villa.blocks()];
    await feed.read(text);
    expect([await months(), await villa.blocks()]).toEqual(before);
  });

  it('follows moved, shortened, extended and cancelled stays', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(
      calendarOf(
        event('moved', stay(10, 12)),
        event('shorter', stay(20, 25)),
        event('longer', stay(30, 32)),
        event('gone', stay(40, 42)),
      ),
    );
    await feed.read(
      calendarOf(
        event('moved', stay(11, 13)),
        event('shorter', stay(20, 22)),
        event('longer', stay(30, 65)),
      ),
    );
    expect(await villa.taken()).toEqual(all(stay(11, 13), stay(20, 22), stay(30, 65)));
    const held = Object.values(await villa.holders());
    expect(new Set(held).size).toBe((await villa.blocks()).length);
  });

  it('keeps its blocks when the portal gives each stay a new uid', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const text = (read: number) =>
      calendarOf(event(`${read}-a`, stay(-3, 2)), event(`${read}-b`, stay(5, 9)));
    await feed.read(text(1));
    const before = [await villa.holders(), await villa.blocks()];
    await feed.read(text(2));
    expect([await villa.holders(), await villa.blocks()]).toEqual(before);
  });

  it('leaves nights free that staff have freed with a reason, until the portal drops them', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const text = calendarOf(event('a', stay(10, 13)), event('b', stay(20, 22)));
    await feed.read(text);
    const holder = (await villa.holders())[inDays(10)] ?? '';
    const blockId = holder.replace('block:', '');
    const free = (reason?: string) => callHere(unblockNights, { blockId, reason }, staff);
    expect(await refusal(free())).toMatchObject({ code: 'invalid-input', field: 'reason' });
    await free('The guest has cancelled.');
    expect(await villa.taken()).toEqual(all(stay(20, 22)));
    expect((await feed.fetch()).lastResult).toEqual({
      code: 'ok',
      message: 'Read without problems. Staff have freed nights of 1 stay.',
    });
    expect(await villa.taken()).toEqual(all(stay(20, 22)));
    // What is added to the stay is blocked.
    await feed.read(calendarOf(event('a', stay(10, 14)), event('b', stay(20, 22))));
    expect(await villa.taken()).toEqual(all(stay(13, 14), stay(20, 22)));
    const { docs } = await db.collection('edits').where('of', '==', `feeds/${feed.feedId}`).get();
    expect(docs.map((edit) => edit.get('after'))).toContainEqual({
      freed: expect.stringMatching(/ to .+: The guest has cancelled\.$/),
    });
    await feed.read(calendarOf(event('b', stay(20, 22))));
    await feed.read(text);
    expect(await villa.taken()).toEqual(all(stay(10, 13), stay(20, 22)));
  });

  it('keeps past blocks', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const id = `${feed.feedId}_past`;
    const past = { villaId: villa.villaId, ...stay(-9, -7), reason: 'feed', uid: 'past' };
    await db.doc(`blocks/${id}`).create(past);
    await feed.read(calendarFrom(10));
    await feed.read(calendarFrom(20));
    expect((await db.doc(`blocks/${id}`).get()).exists).toBe(true);
  });

  it('renames its blocks with the portal', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10));
    await feed.change({ name: 'Booking.com' });
    await feed.fetch();
    expect((await villa.blocks()).map(({ source }) => source)).toEqual(['Booking.com']);
  });

  it('frees only its own nights when it is removed', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const other = await villa.addFeed('Booking.com');
    const bookingId = await villa.booked(stay(30, 32));
    await feed.read(calendarFrom(10, 20));
    await other.read(calendarFrom(15));
    await feed.remove();
    expect(await villa.taken()).toEqual(all(stay(15, 17), stay(30, 32)));
    expect(new Set(Object.values(await villa.holders())).has(bookingId)).toBe(true);
    expect((await villa.blocks()).map(({ feedId }) => feedId)).toEqual([other.feedId]);
    expect(await feed.stored()).toBeUndefined();
    expect(await refusal(feed.remove())).toMatchObject({ code: 'feed-not-found' });
    expect(await refusal(feed.fetch())).toMatchObject({ code: 'feed-not-found' });
  });

  it('repairs nights that name a missing block', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10, 20));
    const blocks = await db.collection('blocks').where('villaId', '==', villa.villaId).get();
    for (const { ref } of blocks.docs) await ref.delete();
    await feed.read(calendarFrom(20));
    expect(await villa.taken()).toEqual(all(stay(20, 22)));
    expect(await villa.blocks()).toHaveLength(1);
  });
});

describe('nights with another holder', () => {
  it('are never taken from a confirmed booking: staff see the conflict', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const bookingId = await villa.booked(stay(11, 13));
    const answer = await feed.read(calendarOf(event('a', stay(10, 15))));
    const clashes = [{ bookingId, ...stay(11, 13) }];
    expect(answer).toMatchObject({ lastResult: { code: 'ok' }, clashes, nights: 3 });
    expect(await feed.stored()).toMatchObject({ clashes, hasProblem: true });
    const holders = await villa.holders();
    expect([holders[inDays(11)], holders[inDays(12)]]).toEqual([bookingId, bookingId]);
    expect(await villa.taken()).toEqual(all(stay(10, 15)));
    await callHere(setBookingStatus, { bookingId, from: 'confirmed', to: 'cancelled' }, staff);
    expect(await feed.fetch()).toMatchObject({ clashes: [], nights: 5 });
    expect(await feed.stored()).toMatchObject({ hasProblem: false });
    expect(await villa.taken()).toEqual(all(stay(10, 15)));
  });

  it('of a block by staff or another feed are kept, without a conflict', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const other = await villa.addFeed('Booking.com');
    const blockId = await villa.block(stay(10, 12));
    await other.read(calendarFrom(12));
    expect(await feed.read(calendarOf(event('a', stay(9, 16))))).toMatchObject({
      lastResult: { code: 'ok' },
      clashes: [],
      nights: 3,
    });
    await callHere(unblockNights, { blockId }, staff);
    await other.remove();
    expect(await feed.fetch()).toMatchObject({ nights: 7 });
    expect(
      (await villa.blocks()).map(({ startDate, endDate }) => ({ startDate, endDate })),
    ).toEqual([stay(9, 16)]);
  });
});
