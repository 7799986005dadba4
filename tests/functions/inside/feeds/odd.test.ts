import { addDays, nightsOf } from '@selasar/domain';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { bounds } from '../../../../functions/src/calendar/feeds/calendar/readCalendar.ts';
import { feedWindow } from '../../../../functions/src/calendar/feeds/sync/syncFeed.ts';
import { inDays } from '../../support/offer.ts';
import {
  stay,
  event,
  calendarOf,
  calendarFrom,
  all,
  villaWithFeed,
  withPortal,
} from './villaWithFeed.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-feeds-odd');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

withPortal();
// The time limit has tests of its own: a busy machine reads 50,000 events in more than 20 seconds.
bounds.milliseconds = 600_000;

describe('a calendar that looks wrong', () => {
  it('with far fewer stays keeps the old blocks and warns staff until they confirm it', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10, 20, 30, 40, 50));
    const before = await villa.taken();
    for (const text of [calendarOf(), calendarFrom(10, 20), calendarFrom(10)]) {
      expect(await feed.read(text)).toMatchObject({
        lastResult: {
          code: 'shrunk',
          message: expect.stringMatching(
            /had 5 stays and has \d now.+if it is right, take it over/,
          ),
        },
        nights: 10,
      });
      expect(await villa.taken()).toEqual(before);
    }
    // New stays are still blocked.
    await feed.read(calendarFrom(10, 60));
    expect(await villa.taken()).toEqual([...before, ...nightsOf(stay(60, 62))]);
    expect(await feed.fetch({ acceptsFewer: true })).toMatchObject({ lastResult: { code: 'ok' } });
    expect(await villa.taken()).toEqual(all(stay(10, 12), stay(60, 62)));
  });

  it('may lose half of its stays, or its last two', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10, 20, 30, 40));
    expect(await feed.read(calendarFrom(10, 20))).toMatchObject({ lastResult: { code: 'ok' } });
    expect(await feed.read(calendarOf())).toMatchObject({ lastResult: { code: 'ok' }, events: 0 });
    expect(await villa.taken()).toEqual([]);
  });

  it.each([
    ['is a page', '<!doctype html><title>Log in</title>', 'not-a-calendar'],
    ['is cut off', calendarFrom(10, 20).slice(0, -30), 'damaged'],
    ['makes no sense', calendarOf('BEGIN:VEVENT', 'what', 'END:VEVENT'), 'damaged'],
    ['is gone', undefined, 'refused'],
    [
      'comes again every second',
      calendarOf('BEGIN:VEVENT', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY', 'END:VEVENT'),
      'damaged',
    ],
  ])('because it %s keeps the old blocks and warns staff', async (_, text, code) => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10, 20));
    const before = [await villa.holders(), await villa.blocks()];
    feed.put(text);
    const answer = await feed.fetch();
    expect(answer).toMatchObject({ lastResult: { code }, events: 2, nights: 4 });
    expect(answer.lastResult.message).toMatch(/What it has blocked stays blocked\./);
    expect(await feed.stored()).toMatchObject({
      lastResult: answer.lastResult,
      events: 2,
      hasProblem: true,
    });
    expect([await villa.holders(), await villa.blocks()]).toEqual(before);
    expect(await feed.read(calendarFrom(20))).toMatchObject({ lastResult: { code: 'ok' } });
    expect(await villa.taken()).toEqual(all(stay(20, 22)));
  });

  it('in one event blocks the other events and removes no block', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10));
    const damaged = ['BEGIN:VEVENT', 'UID:x', 'SUMMARY:No day', 'END:VEVENT'].join('\r\n');
    expect(await feed.read(calendarOf(event('a', stay(20, 22)), damaged))).toMatchObject({
      lastResult: {
        code: 'damaged',
        message: expect.stringMatching(/^A part of the calendar \(1\)/),
      },
      nights: 4,
    });
    expect(await villa.taken()).toEqual(all(stay(10, 12), stay(20, 22)));
  });
});

describe('a calendar of extreme size', () => {
  it('of 50,000 events blocks each night once', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const day = Array.from({ length: 700 }, (_, n) => inDays(n).replaceAll('-', ''));
    const events = Array.from(
      { length: 50_000 },
      (_, n) =>
        `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;VALUE=DATE:${day[n % 700]}\r\nDURATION:P${1 + (n % 4)}D\r\nEND:VEVENT`,
    );
    expect(await feed.read(calendarOf(...events))).toMatchObject({
      lastResult: { code: 'ok' },
      events: 50_000,
      nights: 703,
    });
    expect(await villa.taken()).toEqual(nightsOf(stay(0, 703)));
    const holders = await villa.holders();
    const { docs } = await db.collection('blocks').where('villaId', '==', villa.villaId).get();
    const held = docs.flatMap((block) =>
      nightsOf({ startDate: block.get('startDate'), endDate: block.get('endDate') }).map(
        (night) => [night, `block:${block.id}`] as const,
      ),
    );
    expect(Object.fromEntries(held)).toEqual(holders);
    expect(held).toHaveLength(703);
    await feed.remove();
    expect(await villa.taken()).toEqual([]);
  });

  it('with a stay for each night makes one block per night, in one transaction, and frees them in one', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const { startDate, endDate } = feedWindow();
    const nights = nightsOf({ startDate, endDate });
    const each = nights.map((night, index) =>
      event(`stay-${index}@p`, { startDate: night, endDate: addDays(night, 1) }),
    );
    const { events, lastResult } = await feed.read(calendarOf(...each));
    expect([events, lastResult.code]).toEqual([nights.length, 'ok']);
    expect(await villa.blocks()).toHaveLength(nights.length);
    expect(await villa.taken()).toEqual(nights);
    await feed.remove();
    expect(await villa.taken()).toEqual([]);
    expect(await villa.blocks()).toEqual([]);
  });

  it('with one event of ten years blocks all bookable nights', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarOf(event('a', stay(-365, 3650))));
    expect(await villa.taken()).toEqual(nightsOf(stay(0, 790)));
  });

  it('with a weekly event blocks those days', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarOf(event('a', stay(7, 8), 'RRULE:FREQ=WEEKLY;COUNT=4')));
    expect(await villa.taken()).toEqual(all(stay(7, 8), stay(14, 15), stay(21, 22), stay(28, 29)));
  });
});
