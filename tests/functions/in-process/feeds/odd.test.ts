import { addDays, nightsOf } from '@selasar/domain/core';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { bounds } from '../../../../functions/src/calendar/feeds/calendar/readCalendar.ts';
import { feedWindow } from '../../../../functions/src/calendar/feeds/syncFeed.ts';
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
    ['is a page', '<!doctype html><title>Log in</title>', 'not-a-calendar', 2],
    ['is empty', '', 'empty', 2],
    ['is cut off', calendarFrom(10, 20).slice(0, -30), 'damaged', 2],
    ['is cut off between two events', calendarFrom(10, 20).slice(0, -15), 'damaged', 2],
    ['has an event without a day', calendarOf('BEGIN:VEVENT', 'what', 'END:VEVENT'), 'damaged', 1],
    ['is gone', undefined, 'gone', 2],
    [
      'comes again every second',
      calendarOf('BEGIN:VEVENT', 'DTSTART:19700101T000000', 'RRULE:FREQ=SECONDLY', 'END:VEVENT'),
      'damaged',
      0,
    ],
  ])('because it %s keeps the old blocks and warns staff', async (_, text, code, events) => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10, 20));
    const before = [await villa.holders(), await villa.blocks()];
    feed.put(text);
    const answer = await feed.fetch();
    expect(answer).toMatchObject({ lastResult: { code }, events, nights: 4 });
    expect(answer.lastResult.message).toMatch(/What it has blocked stays blocked\./);
    expect(await feed.stored()).toMatchObject({
      lastResult: answer.lastResult,
      events,
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
        message: expect.stringMatching(/^The event “No day” has no date that we can read\. /),
      },
      nights: 4,
    });
    expect(await villa.taken()).toEqual(all(stay(10, 12), stay(20, 22)));
  });
});

describe('a malformed line', () => {
  it('stops neither its own event nor the new stays of others', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.read(calendarFrom(10));
    const text = calendarOf(
      event('a', stay(20, 22), 'LOCATION:12 Jalan Raya', 'Ubud, Bali'),
      event('b', stay(30, 32), 'RRULE:FREQ=NEVER'),
      event('c', stay(40, 42)),
    );
    const { lastResult } = await feed.read(text);
    expect(lastResult).toEqual({
      code: 'damaged',
      message: expect.stringMatching(/^The stay from .+ repeats in a way that we cannot read/),
    });
    // What it had is blocked until staff or a sound calendar say otherwise.
    expect(await villa.taken()).toEqual(
      all(stay(10, 12), stay(20, 22), stay(30, 32), stay(40, 42)),
    );
    await feed.read(text.replace('RRULE:FREQ=NEVER\r\n', ''));
    expect(await villa.taken()).toEqual(all(stay(20, 22), stay(30, 32), stay(40, 42)));
  });
});

describe('what is left out', () => {
  const free = event('a', stay(10, 12), 'TRANSP:TRANSPARENT');
  it('entries that are marked as free are said, and block where no portal is', async () => {
    const { feed, ...villa } = await villaWithFeed();
    expect(await feed.read(calendarOf(free))).toMatchObject({ nights: 2 });
    await feed.change({ freeBlocks: false });
    expect(await feed.fetch()).toMatchObject({
      lastResult: {
        code: 'ok',
        message: 'Read without problems. 1 entry is marked as free and blocks no nights.',
      },
      nights: 0,
    });
    expect(await villa.taken()).toEqual([]);
    await feed.change({ freeBlocks: true });
    expect(await feed.fetch()).toMatchObject({ nights: 2 });
  });

  it('days that a portal does not offer yet are no stays, if staff say so', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const later = event('b', stay(270, 700), 'SUMMARY:Airbnb (Not available)');
    const text = calendarOf(event('a', stay(10, 12)), later);
    expect(await feed.read(text)).toMatchObject({ nights: 432 });
    await feed.change({ bookableDays: 270 });
    expect(await feed.fetch()).toMatchObject({
      lastResult: { code: 'ok', message: expect.stringMatching(/1 entry begins later than/) },
      nights: 2,
    });
    expect(await villa.taken()).toEqual(all(stay(10, 12)));
    // A caller that does not know the field changes nothing.
    await feed.change({ name: 'Vrbo' });
    expect(await feed.stored()).toMatchObject({ bookableDays: 270 });
  });

  it('a late end is said', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const [from = '', to = ''] = [inDays(10), inDays(12)].map((day) => day.replaceAll('-', ''));
    const late = ['BEGIN:VEVENT', `DTSTART:${from}T150000`, `DTEND:${to}T190000`, 'END:VEVENT'];
    expect((await feed.read(calendarOf(...late))).lastResult.message).toBe(
      'Read without problems. 1 stay ends at 18:00 in Bali or later, so that night is blocked, too.',
    );
    expect(await villa.taken()).toEqual(all(stay(10, 13)));
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
