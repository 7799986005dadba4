import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { FetchFeedAnswer } from '@selasar/domain/calendar';
import { nightsOf, type Stay } from '@selasar/domain/core';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { blockNights } from '../../../../functions/src/calendar/blocks.ts';
import { setBookingStatus } from '../../../../functions/src/requests/setStatus.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { fetchFeed } from '../../../../functions/src/calendar/feeds/fetchFeed.ts';
import { emptyCalendar } from '../../../../functions/src/calendar/feeds/calendar/readCalendar.ts';
import { ical } from '../../../../functions/src/calendar/ical.ts';
import { icalAddress } from '../../../../functions/src/calendar/icalAddress.ts';
import { removeFeed, saveFeed } from '../../../../functions/src/calendar/feeds/feeds.ts';
import { syncFeed } from '../../../../functions/src/calendar/feeds/syncFeed.ts';
import { inDays } from '../../support/offer.ts';
import { callHere, enrolHere } from '../callHere.ts';
import { guard } from '../guarded.ts';
import type { AddressInfo } from 'node:net';
import { plainVilla } from '../../../support/plainOffers.ts';

export const staff = { uid: randomUUID(), role: 'staff' as const };

/** The portal's responses, by path. */
const texts = new Map<string, string>();
const portal = createServer(({ url = '' }, response) => {
  const text = texts.get(url);
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
let origin: string;

/**
 * Prepares a file's tests: starts the portal and enables the write preconditions. The day is fixed, because a stay over New
 * Year becomes two blocks.
 */
export function withPortal(): void {
  vi.setSystemTime(new Date('2026-06-15T04:00:00Z'));
  beforeAll(async () => {
    await enrolHere(staff);
    await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    guard.isOn = true;
  });
  afterAll(async () => {
    portal.closeAllConnections();
    portal.close();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    await deleteApp(getApp());
  });
}

export const stay = (from: number, to: number): Stay => ({
  startDate: inDays(from),
  endDate: inDays(to),
});
export const event = (uid: string, { startDate, endDate }: Stay, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${endDate.replaceAll('-', '')}`,
    'SUMMARY:Hannah Vogel',
    ...more,
    'END:VEVENT',
  ].join('\r\n');
export const calendarOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
/** A calendar with a stay of two nights from each of these days. */
export const calendarFrom = (...days: number[]) =>
  calendarOf(...days.map((day) => event(`stay-${day}`, stay(day, day + 2))));
export const all = (...stays: Stay[]) => stays.flatMap(nightsOf).toSorted();

const nightsIn = async (collection: string, villaId: string): Promise<Record<string, string>> => {
  const { docs } = await db.collection(collection).where('villaId', '==', villaId).get();
  return Object.assign({}, ...docs.map((month) => month.get('nights')));
};

/** A villa for one test with a feed, and actions on them. */
export async function villaWithFeed() {
  const villaId = `villa-${randomUUID()}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  await db.doc(`villas/${villaId}`).create({ ...plainVilla, slug: villaId, ...times });
  const addFeed = async (name = 'Airbnb') => {
    const feedId = randomUUID();
    const put = (text: string | undefined) =>
      text === undefined ? texts.delete(`/${feedId}`) : texts.set(`/${feedId}`, text);
    const url = `${origin}/${feedId}`;
    await callHere(saveFeed, { feedId, villaId, name, url }, staff);
    const fetch = (more: object = {}) => callHere(fetchFeed, { feedId, ...more }, staff);
    return {
      feedId,
      put,
      fetch,
      /** Runs after the portal has answered. */
      sync: (...stays: Stay[]) =>
        syncFeed({
          feedId,
          calendar: { ...emptyCalendar(), stays: stays.map((one) => ({ ...one, uid: 'a' })) },
          acceptsFewer: false,
        }),
      read: (text: string): Promise<FetchFeedAnswer> => {
        put(text);
        return fetch();
      },
      /** The portal fetches our calendar, as its own import does. */
      give: async () => {
        const { key } = await callHere(icalAddress, { villaId }, staff);
        const answer = {
          set: () => answer,
          status: () => answer,
          type: () => answer,
          attachment: () => answer,
          send: vi.fn<(body: string) => void>(),
          end: vi.fn<() => void>(),
        };
        await ical(
          { method: 'GET', path: `/ical/${key}.ics`, query: { for: feedId } } as never,
          answer as never,
        );
        return String(answer.send.mock.lastCall);
      },
      change: (more: object) => callHere(saveFeed, { feedId, villaId, name, url, ...more }, staff),
      remove: () => callHere(removeFeed, { feedId }, staff),
      stored: async () => (await db.doc(`feeds/${feedId}`).get()).data(),
    };
  };
  return {
    villaId,
    addFeed,
    feed: await addFeed(),
    booked: async (requested: Stay, status = 'confirmed') => {
      const bookingId = randomUUID();
      await db.doc(`bookings/${bookingId}`).create({
        bookingType: 'villa',
        villaId,
        itemName: 'Test Villa',
        customerName: 'Made Wirawan',
        customerEmail: 'made@example.com',
        ...requested,
        numberOfGuests: 2,
        totalPrice: 630,
        status: 'pending',
        ...times,
      });
      if (status === 'confirmed') await confirm(bookingId);
      return bookingId;
    },
    block: async (nights: Stay) => {
      const blockId = randomUUID();
      const form = { blockId, villaId, ...nights, reason: 'owner', note: '' };
      await callHere(blockNights, form, staff);
      return blockId;
    },
    taken: async () => Object.keys(await nightsIn('calendars', villaId)).toSorted(),
    holders: () => nightsIn('nightHolders', villaId),
    blocks: async () =>
      (await db.collection('blocks').where('villaId', '==', villaId).get()).docs.map((document) =>
        document.data(),
      ),
  };
}

export const confirm = (bookingId: string) =>
  callHere(setBookingStatus, { bookingId, from: 'pending', to: 'confirmed' }, staff);
export const refusal = (call: Promise<unknown>): Promise<Record<string, unknown>> =>
  call.then(
    () => expect.unreachable('It is not refused.'),
    (error: { details: Record<string, unknown> }) => error.details,
  );
