import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { readAllFeeds } from '../../../../functions/src/calendar/feeds/fetchFeed.ts';
import { saveFeed } from '../../../../functions/src/calendar/feeds/feeds.ts';
import { callHere } from '../callHere.ts';
import {
  staff,
  stay,
  calendarFrom,
  all,
  refusal,
  villaWithFeed,
  withPortal,
} from './villaWithFeed.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-feeds-hourly');
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_FEEDS', 'true');
});

vi.mock('../../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('../guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

withPortal();

describe('every hour', () => {
  it('all feeds are read, even if one fails', async () => {
    const [first, second] = [await villaWithFeed(), await villaWithFeed()];
    first.feed.put('<html>');
    second.feed.put(calendarFrom(10));
    await db.doc(`feeds/${randomUUID()}`).create({ villaId: second.villaId, url: 5 });
    await readAllFeeds(Date.now() + 60_000);
    expect(await first.feed.stored()).toMatchObject({ lastResult: { code: 'not-a-calendar' } });
    expect(await second.taken()).toEqual(all(stay(10, 12)));
  });

  it('no feed is started after the time limit', async () => {
    const { feed } = await villaWithFeed();
    await readAllFeeds(Date.now() - 1);
    expect((await feed.stored())?.['lastFetchedAt']).toBeUndefined();
  });
});

describe('saveFeed', () => {
  it('refuses an invalid address, an unknown villa and an eleventh feed', async () => {
    const villa = await villaWithFeed();
    const form = {
      feedId: randomUUID(),
      villaId: villa.villaId,
      name: 'A',
      url: 'https://a.example/',
    };
    const save = (more: object) => callHere(saveFeed, { ...form, ...more }, staff);
    expect(await refusal(save({ url: 'http://a.example/1.ics' }))).toMatchObject({
      code: 'invalid-input',
      problem: 'feed-url-invalid',
    });
    expect(await refusal(save({ villaId: 'nowhere' }))).toMatchObject({ code: 'item-not-found' });
    for (let n = 1; n < 10; n += 1) await villa.addFeed();
    expect(await refusal(save({}))).toMatchObject({ code: 'too-many-feeds' });
    // An existing feed can be edited.
    await villa.feed.change({ name: 'Vrbo' });
    expect(await villa.feed.stored()).toMatchObject({ name: 'Vrbo' });
  });

  it('does not move a feed to another villa', async () => {
    const [one, other] = [await villaWithFeed(), await villaWithFeed()];
    const { feedId } = one.feed;
    const form = { feedId, villaId: other.villaId, name: 'A', url: 'https://a.example/' };
    expect(await refusal(callHere(saveFeed, form, staff))).toMatchObject({
      code: 'request-id-reused',
    });
  });
});
