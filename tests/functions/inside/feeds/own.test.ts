import { randomUUID } from 'node:crypto';
import { icalDomain } from '@selasar/domain';
import { describe, expect, it, vi } from 'vitest';
import { villaCalendar } from '../../../../functions/src/calendar/ical/villaCalendar.ts';
import { writeCalendar } from '../../../../functions/src/calendar/ical/writeCalendar.ts';
import { inDays } from '../../support/offer.ts';
import { stay, calendarFrom, villaWithFeed, withPortal } from './villaWithFeed.ts';

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
