import { randomUUID } from 'node:crypto';
import { icalDomain } from '@selasar/domain/core';
import { describe, expect, it, vi } from 'vitest';
import { villaCalendar, writeCalendar } from '../../../../functions/src/calendar/villaCalendar.ts';
import { inDays } from '../../support/offer.ts';
import {
  calendarFrom,
  calendarOf,
  event,
  stay,
  villaWithFeed,
  withPortal,
} from './villaWithFeed.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-feeds-own');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

withPortal();

describe('our own stays', () => {
  it('returned by a portal cause no block and no conflict', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await villa.booked(stay(10, 13));
    await villa.block(stay(20, 22));
    const own = await villaCalendar(villa.villaId, undefined);
    expect(own).toHaveLength(2);
    expect(own.every(({ uid }) => uid.endsWith(`@${icalDomain}`))).toBe(true);
    expect(await feed.read(writeCalendar('Back', own))).toMatchObject({
      lastResult: { code: 'ok' },
      events: 0,
      nights: 0,
      clashes: [],
    });
  });

  it('returned by a portal under its own uid are no conflict, while real ones are', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const first = await villa.booked(stay(10, 13));
    await villa.booked(stay(13, 15));
    await villa.block(stay(20, 22));
    const third = await villa.booked(stay(30, 33));
    const returned = [event('u1@p', stay(10, 15)), event('u2@p', stay(20, 22))];
    // Before the portal has fetched them, they cannot be ours.
    expect((await feed.read(calendarOf(...returned))).clashes).toHaveLength(2);
    await feed.give();
    expect(await feed.read(calendarOf(...returned))).toMatchObject({ events: 0, clashes: [] });
    expect(await feed.stored()).toMatchObject({ hasProblem: false });
    const real = [event('r1@p', stay(11, 14)), event('r2@p', stay(31, 40))];
    const { clashes } = await feed.read(calendarOf(...returned, ...real));
    expect(clashes.map(({ bookingId }) => bookingId)).toEqual(
      expect.arrayContaining([first, third]),
    );
  });

  it('that a guest of the portal has booked, too, stay a conflict, although the portal gets them later', async () => {
    const { feed, ...villa } = await villaWithFeed();
    await feed.give();
    const bookingId = await villa.booked(stay(10, 13));
    const text = calendarOf(event('r@p', stay(10, 13)));
    const clashes = [{ bookingId, ...stay(10, 13) }];
    expect(await feed.read(text)).toMatchObject({ clashes });
    await feed.give();
    expect(await feed.fetch()).toMatchObject({ clashes });
  });

  it('are free at once when they are cancelled, however long portals hand them around', async () => {
    const { feed: source, ...villa } = await villaWithFeed();
    const other = await villa.addFeed('Booking.com');
    await source.read(calendarOf(event('a@p', stay(10, 13))));
    await other.give();
    const returned = calendarOf(event('u@p', stay(10, 13)));
    await other.read(returned);
    await source.read(calendarOf());
    expect(await other.fetch()).toMatchObject({ events: 0, nights: 0 });
    expect(await villa.taken()).toEqual([]);
    expect(await source.give()).not.toContain('BEGIN:VEVENT');
    // Once it was dropped there, the same nights are a booking of that portal.
    await other.read(calendarOf());
    expect(await other.read(returned)).toMatchObject({ nights: 3 });
  });

  it('are published without names, with stable ids, and without the receiving portal’s own stays', async () => {
    const { feed, ...villa } = await villaWithFeed();
    const other = await villa.addFeed('Booking.com');
    const bookingId = await villa.booked(stay(10, 45));
    const blockId = await villa.block(stay(50, 52));
    await feed.read(calendarFrom(60));
    await other.read(calendarFrom(70));
    const calendarText = async (exceptFeed?: string) =>
      (await villaCalendar(villa.villaId, exceptFeed)).map(({ startDate, endDate, summary }) => [
        summary,
        startDate,
        endDate,
      ]);
    const stays = [
      ['Reserved', inDays(10), inDays(45)],
      ['Not available', inDays(50), inDays(52)],
      ['Not available', inDays(60), inDays(62)],
      ['Not available', inDays(70), inDays(72)],
    ];
    expect(await calendarText()).toEqual(stays);
    expect(await calendarText(feed.feedId)).toEqual(stays.toSpliced(2, 1));
    expect(await calendarText(other.feedId)).toEqual(stays.toSpliced(3, 1));
    expect(await calendarText(randomUUID())).toEqual(stays);
    const text = writeCalendar('Villa', await villaCalendar(villa.villaId, undefined));
    expect(text).toBe(writeCalendar('Villa', await villaCalendar(villa.villaId, undefined)));
    for (const secret of [bookingId, blockId, feed.feedId, 'Made', 'Airbnb']) {
      expect(text).not.toContain(secret);
    }
  });
});
