import { collections } from '@selasar/domain/core';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Random } from '../counters/events.ts';
import { any, mark, markedId } from '../choose.ts';
import { anyCollection } from '../collections.ts';
import type { Hosts } from '../hosts.ts';
import type { Data } from './data.ts';
import type { Action } from './design.ts';
import type { Person } from './people.ts';
import { plainTour, plainVilla } from '../../../support/plainOffers.ts';

/** What is asked, and the fields that an update names. */
export type Change = Action & { changed?: string[] };

/** One request, what the design says to it, and how to send it. */
export interface Case {
  shown: string;
  allowed: boolean;
  /** Nonsense is among what is asked, and is called so. */
  mayBeInvalid?: boolean;
  request: {
    url: string;
    method: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array<ArrayBuffer>;
  };
  /** The same for the web SDK, where it can ask so. */
  actions?: readonly Change[];
  /** Puts back what the request has changed, should it be let through. */
  undo?: () => Promise<unknown>;
}

export const there = `${mark}-there`;
/** When the documents that are there were made; the same object, so that whoever keeps it keeps the time. */
const createdAtText = new Date('2026-01-01T00:00:00Z');
const times = { createdAt: createdAtText, updatedAt: createdAtText };
const message = { name: 'A', email: 'a@example.com', subject: 'x', message: 'x', read: false };

/** The stored documents before each request, by path. The secret is where no guest may read. */
export const present: Record<string, Data> = {
  [`tours/${there}`]: { ...plainTour, slug: there, ...times },
  [`villas/${there}`]: { ...plainVilla, slug: there, ...times },
  [`messages/${there}`]: { ...message, createdAt: createdAtText },
  [`bookings/${there}`]: { status: 'cancelled', totalPrice: 0, ...times },
  [`bookings/${there}/events/one`]: { to: 'cancelled', at: createdAtText },
  [`bookings/${there}/thread/one`]: { from: 'guest', text: 'x', at: createdAtText },
  [`tripViews/${there}`]: { requests: [], updatedAt: createdAtText },
  [`crew/${there}`]: { name: 'A', phone: 'x', ...times },
  [`crewViews/${there}`]: { jobs: [], updatedAt: createdAtText },
  [`templates/${there}`]: { text: 'x', updatedAt: createdAtText },
  [`edits/${there}`]: { of: 'tours/x', at: createdAtText },
  [`securityEvents/${there}`]: { by: 'one', at: createdAtText },
  [`noticeSettings/${there}`]: { reply: false },
  [`transfers/${there}`]: { status: 'cancelled', ...times },
  [`calendars/${there}`]: { taken: {} },
  [`seats/${there}`]: { taken: {} },
  [`occupancy/${there}`]: { nights: {}, seats: {} },
  [`blocks/${there}`]: { reason: 'note', note: 'x' },
  [`terms/${there}`]: { leadHours: 6 },
  [`currencies/${there}`]: { rates: [] },
  [`partners/${there}`]: { partners: [] },
  [`ratings/${there}`]: { count: 0, sum: 0 },
  [`reviews/${there}`]: { status: 'waiting', text: 'x', ...times },
  [`reviews/${there}/events/one`]: { to: 'hidden', at: createdAtText },
};

export const prepare = (db: Firestore) =>
  Promise.all(
    Object.entries(present).map(([path, data]) => db.doc(path).set(withTimestamps(data))),
  );
export const cleanUp = (db: Firestore) =>
  Promise.all(Object.keys(present).map((path) => db.doc(path).delete()));

export const withTimestamps = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Date ? Timestamp.fromDate(value) : value,
    ]),
  );

const places = [
  ...anyCollection,
  // Clients may write most of these; so they come up more often.
  ...Array.from({ length: 3 }, () => [collections.tours, collections.villas]).flat(),
  ...Array.from({ length: 2 }, () => collections.users),
  collections.messages,
  'bookings/*/events',
  'transfers/*/events',
  'bookings/*/thread',
  'transfers/*/thread',
  'crew/*/events',
  'reviews/*/events',
  'stats/overview/recounts',
  'users/*/own',
  // Nothing of ours.
  'tours/*/secrets',
  'users/*/secrets',
];

export const place = (random: Random): string =>
  any(random, places).replace('*', random() < 0.7 ? there : markedId(random));

export interface Setting {
  db: Firestore;
  hosts: Hosts;
  people: readonly Person[];
}
