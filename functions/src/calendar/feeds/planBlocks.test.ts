import { blockHolder } from '@selasar/domain/calendar';
import { addDays, maxBlockNights, nightsBetween, nightsOf } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import type { NightHolders } from '../../availability/nights.ts';
import { planBlocks, type FeedBlock } from './planBlocks.ts';

const window = { startDate: '2026-11-22', endDate: '2028-11-21' };
const day = (number: number) => addDays(window.startDate, number);
const stay = (uid: string, from: number, to: number) => ({
  uid,
  startDate: day(from),
  endDate: day(to),
});
const block = (uid: string, from: number, to: number): FeedBlock => ({
  ...stay(uid, from, to),
  id: `feed_${uid}${from}`,
});
const held = (...all: [string, number, number][]): NightHolders =>
  new Map(
    all.flatMap(([holder, from, to]) =>
      nightsOf(stay('', from, to)).map((night) => [night, holder] as const),
    ),
  );
const heldBy = (...blocks: FeedBlock[]): NightHolders =>
  new Map(
    blocks.flatMap((one) => nightsOf(one).map((night) => [night, blockHolder(one.id)] as const)),
  );

type Situation = Parameters<typeof planBlocks>[0];
const plan = (more: Partial<Situation>) =>
  planBlocks({
    stays: [],
    own: [],
    holders: heldBy(...(more.own ?? [])),
    window,
    keepsExisting: false,
    idOf: ({ uid, startDate }) => `feed_${uid}${nightsBetween(window.startDate, startDate)}`,
    ...more,
  });
const nothing = { created: [], changed: [], removed: [], clashes: [] };

describe('a feed', () => {
  it('blocks new stays', () => {
    const created = [block('a', 3, 5), block('b', 5, 6)];
    expect(plan({ stays: [stay('b', 5, 6), stay('a', 3, 5)] })).toEqual({
      ...nothing,
      created,
      blocks: created,
    });
  });

  it('keeps unchanged blocks, even once the stay has begun', () => {
    const own = [block('a', -3, 5), block('b', 7, 9)];
    const stays = [stay('a', -3, 5), stay('b', 7, 9)];
    expect(plan({ own, stays })).toEqual({ ...nothing, blocks: own });
    expect(plan({ own, stays: [stay('a', 0, 5), stay('b', 7, 9)] })).toEqual({
      ...nothing,
      blocks: own,
    });
  });

  it('follows a changed end date, and removes the block of a stay that is gone', () => {
    const own = [block('a', 3, 5), block('b', 7, 9), block('c', 11, 13)];
    const changed = [block('a', 3, 6), block('b', 7, 8)];
    expect(plan({ own, stays: [stay('a', 3, 6), stay('b', 7, 8)] })).toEqual({
      ...nothing,
      changed,
      removed: [block('c', 11, 13)],
      blocks: changed,
    });
  });

  it('moves a stay with a changed start date', () => {
    const own = [block('a', 3, 6)];
    const created = [block('a', 4, 6)];
    expect(plan({ own, stays: [stay('a', 4, 6)] })).toEqual({
      ...nothing,
      created,
      removed: own,
      blocks: created,
    });
  });

  it('keeps the block of the same nights, whose uid is new at each read', () => {
    const own = [block('a', -3, 2), block('b', 7, 9)];
    const stays = [stay('x', 0, 2), stay('y', 7, 9), stay('z', 11, 12)];
    const created = [block('z', 11, 12)];
    expect(plan({ own, stays })).toEqual({ ...nothing, created, blocks: [...own, ...created] });
  });

  it('removes no block while the feed looks wrong, but blocks new stays', () => {
    const own = [block('a', 3, 5), block('b', 7, 9)];
    const created = [block('c', 5, 7)];
    const { blocks, ...changes } = plan({ own, stays: [stay('c', 4, 8)], keepsExisting: true });
    expect(changes).toEqual({ ...nothing, created });
    expect(blocks).toEqual([...own, ...created]);
    expect(plan({ own, keepsExisting: true })).toEqual({ ...nothing, blocks: own });
  });

  it('blocks each night of overlapping stays once', () => {
    const { created } = plan({ stays: [stay('b', 4, 9), stay('a', 3, 6), stay('c', 3, 4)] });
    expect(created).toEqual([block('c', 3, 4), block('a', 4, 6), block('b', 6, 9)]);
  });

  it('cuts a stay into blocks of at most a year', () => {
    const { created } = plan({ stays: [stay('a', -4000, 4000)] });
    expect(created.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-11-22', '2027-01-01'],
      ['2027-01-01', '2028-01-01'],
      ['2028-01-01', '2028-11-21'],
    ]);
    for (const { startDate, endDate } of created) {
      expect(nightsBetween(startDate, endDate)).toBeLessThanOrEqual(maxBlockNights);
    }
  });
});

describe('nights with another holder', () => {
  it('are kept, and a booking among the holders is a conflict', () => {
    const holders = held(['one', 4, 6], [blockHolder('own'), 8, 9], ['two', 20, 21]);
    const { created, clashes } = plan({ holders, stays: [stay('a', 3, 11)] });
    expect(created).toEqual([block('a', 3, 4), block('a', 6, 8), block('a', 9, 11)]);
    expect(clashes).toEqual([{ bookingId: 'one', startDate: day(4), endDate: day(6) }]);
  });

  it('are reported once per booking, with the first and the last night', () => {
    const holders = held(['one', 4, 12], ['two', 12, 14]);
    const stays = [stay('a', 3, 6), stay('b', 9, 13), stay('c', 10, 11)];
    expect(plan({ holders, stays }).clashes).toEqual([
      { bookingId: 'one', startDate: day(4), endDate: day(12) },
      { bookingId: 'two', startDate: day(12), endDate: day(13) },
    ]);
  });

  it('are blocked once they are free', () => {
    const own = [block('a', 3, 4)];
    const { changed, clashes } = plan({ own, stays: [stay('a', 3, 8)] });
    expect(changed).toEqual([block('a', 3, 8)]);
    expect(clashes).toEqual([]);
  });
});

it('50,000 stays of ten years make as many blocks as one', () => {
  const stays = Array.from({ length: 50_000 }, (_, n) => stay(`${n}`.padStart(5, '0'), -n, 4000));
  const holders = held(['one', 100, 200]);
  const { blocks, clashes } = plan({ stays, holders });
  expect(blocks).toHaveLength(4);
  expect(blocks.flatMap(nightsOf)).toHaveLength(630);
  expect(clashes).toHaveLength(1);
});
