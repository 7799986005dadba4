import { randomUUID } from 'node:crypto';
import { baliDate, foundBy, searchWords } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import type { GuestRequest } from '@selasar/domain/requests';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { Timestamp } from 'firebase-admin/firestore';
import { deleteApp, getApp } from 'firebase/app';
import { getDocs } from 'firebase/firestore';
import type * as firestoreSdk from 'firebase/firestore';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_USERS, DEMO_PASSWORD } from '../../../scripts/demo.ts';
import { busyBookings } from '../../../scripts/seed/busyYear.ts';
import { recountFigures, turnTriggers } from '../../../scripts/seed/figures.ts';
import { inDays } from '../support/offer.ts';
import type { Row } from '../../../web/src/data/firebase/rows.ts';
import { openSuite, projectId } from '../support/suite.ts';

/** How many documents each question to the server brought; the SDK does what it always does. */
const read: number[] = vi.hoisted(() => []);
vi.mock('firebase/firestore', async (original) => {
  const sdk = await original<typeof firestoreSdk>();
  return {
    ...sdk,
    getDocsFromServer: async (query: firestoreSdk.Query) => {
      const found = await sdk.getDocsFromServer(query);
      read.push(found.docs.length);
      return found;
    },
  };
});

const SIZE = 25;
const dayMs = 24 * 60 * 60 * 1000;
const suite = openSuite();
const items = new Map<string, string>([
  ...sampleTours.map(({ slug, title }) => [slug, title] as const),
  ...sampleVillas.map(({ slug, name }) => [slug, name] as const),
]);

/** A year of business: 2,000 bookings, as far as they are listed. */
const year = busyBookings().map(
  ([slug, customerName, start, , numberOfGuests, daysAgo, status]) => {
    const id = randomUUID();
    const searched = {
      customerName,
      customerEmail: `${customerName.toLowerCase().replaceAll(' ', '.')}@example.com`,
      itemName: items.get(slug),
    };
    const createdAt = Timestamp.fromMillis(Date.now() - Math.round(daysAgo * dayMs));
    return {
      id,
      ...searched,
      numberOfGuests,
      startDate: inDays(start),
      status,
      createdAt,
      ...foundBy(bookingSearch, { id, ...searched }),
    };
  },
);

const load = async () => {
  const [hostname, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  vi.stubGlobal('window', { location: { hostname, port: String(Number(port) - 2) } });
  const { signIn } = await import('../../../web/src/data/people/session.ts');
  await signIn(DEMO_USERS.staff.email, DEMO_PASSWORD);
  return {
    ...(await import('../../../web/src/data/firebase/store.ts')),
    ...(await import('../../../web/src/data/requests/view.ts')),
    ...(await import('../../../web/src/data/requests/useRecords.ts')),
    ...(await import('../../../web/src/data/requests/requests.ts')),
    ...(await import('../../../web/src/data/search.ts')),
  };
};
let web: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  web = await load();
  // 2,000 events would keep the functions busy for long after the tests.
  await turnTriggers('off');
  const writer = suite.db.bulkWriter({ throttling: false });
  for (const { id, ...data } of year) void writer.create(suite.db.doc(`bookings/${id}`), data);
  await writer.close();
}, 120_000);
afterAll(async () => {
  const writer = suite.db.bulkWriter({ throttling: false });
  for (const { id } of year) void writer.delete(suite.db.doc(`bookings/${id}`));
  await writer.close();
  await turnTriggers('on');
  // Of what the tests before have removed, some events may have come while nobody counted.
  await recountFigures(projectId);
  await deleteApp(getApp());
  vi.unstubAllGlobals();
}, 120_000);

type View = Parameters<typeof web.viewQuery>[1];
const all: View = { search: '', filters: {}, sort: undefined };

/** Turns through all pages of a view, as the grid does. Answers the ids of each, and what was read for each. */
async function pagesOf(view: View, from?: QueryDocumentSnapshot, backwards = false) {
  const pages: string[][] = [];
  const reads: number[] = [];
  let at = from;
  for (;;) {
    const pageView = { ...view, size: SIZE };
    let read = 0;
    let page: ReturnType<typeof web.pageIn<QueryDocumentSnapshot>>;
    for (const [step, size] of web.stepsOf(pageView).entries()) {
      const cursor = at && { at, backwards };
      const { docs } = await getDocs(web.pageQuery('bookings', view, size, cursor));
      read += docs.length;
      page = web.pageIn(pageView, docs, step);
      if (page) break;
    }
    if (!page) throw new Error('The last step answers a page.');
    pages.push(page.shown.map(({ id }) => id));
    reads.push(read);
    if (!page.hasMore || !page.last) return { pages, reads, last: at };
    at = page.last;
  }
}

/** The ids that a search should find, newest first, computed by scanning all records. */
async function expected(search: string, status?: string): Promise<string[]> {
  const words = searchWords(search);
  const { docs } = await suite.db.collection('bookings').orderBy('createdAt', 'desc').get();
  return docs
    .filter((found) => words.every((word) => found.get('searchTerms')?.includes(word)))
    .filter((found) => status === undefined || found.get('status') === status)
    .map(({ id }) => id);
}

it.each([
  ['rosa nguyen', undefined],
  ['NGUYEN Rosa', undefined],
  ['rosa batur', undefined],
  ['sunrise mount batur', undefined],
  ['villa a', undefined],
  ['trek villa', undefined],
  ['sunrise trek', 'cancelled'],
  ['rosa', 'confirmed'],
])('all of "%s" (%s) are on its pages, once and in order', async (search, status) => {
  const wanted = await expected(search, status);
  const view: View = { ...all, search, filters: status === undefined ? {} : { status } };
  const { pages, reads } = await pagesOf(view);
  expect(pages.flat()).toEqual(wanted);
  // A page is full as long as there are more.
  expect(pages.slice(0, -1).every((page) => page.length === SIZE)).toBe(true);
  expect(Math.max(...reads)).toBeLessThanOrEqual(1100);
});

it('looks for one word with a page of reads', async () => {
  const { reads } = await pagesOf({ ...all, search: 'batur' });
  expect(Math.max(...reads)).toBe(SIZE + 1);
});

it.each([
  ['startDate', -30, 30, '', undefined],
  ['startDate', 0, 0, '', undefined],
  ['startDate', -30, 30, 'villa', 'confirmed'],
  ['startDate', -365, 365, 'rosa nguyen', undefined],
  ['createdAt', -40, -10, 'batur', undefined],
  ['createdAt', -3, 0, '', 'pending'],
] as const)(
  'all of days of %s from %i to %i that "%s" (%s) finds are on the pages and in the file, in order',
  async (field, from, to, search, status) => {
    const period = { field, from: inDays(from), to: inDays(to) };
    const filters: Record<string, string> = status ? { status } : {};
    const view: View = { ...all, search, filters, period };
    const dayOf = (found: QueryDocumentSnapshot) =>
      field === 'createdAt' ? baliDate(found.get(field).toDate()) : String(found.get(field));
    const words = searchWords(search);
    const { docs } = await suite.db.collection('bookings').get();
    const wanted = docs
      .filter((found) => words.every((word) => found.get('searchTerms')?.includes(word)))
      .filter((found) => status === undefined || found.get('status') === status)
      .filter((found) => dayOf(found as never) >= period.from && dayOf(found as never) <= period.to)
      .map(({ id }) => id);
    const { pages } = await pagesOf(view);
    expect(pages.flat().toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(0);
    const file = await filed(view);
    expect(file.map(({ id }) => id)).toEqual(pages.flat());
    const days = file.map(
      (booking) => (Reflect.get(booking, field) as Date | string | undefined)?.valueOf() ?? '',
    );
    const inOrder = days.toSorted((a, b) => (a < b ? -1 : 1));
    expect(days).toEqual(field === 'createdAt' ? inOrder.toReversed() : inOrder);
  },
);

it('asks for nothing where the last day lies before the first', async () => {
  const period = { field: 'startDate', from: '2026-12-20', to: '2026-12-14' };
  read.splice(0);
  expect(await filed({ ...all, period })).toEqual([]);
  expect(read).toEqual([]);
});

it('a search of everything reads at most 5 records of one word, and 50 of several', async () => {
  const newest = async (search: string) => {
    const { rows, isCut } = await web.findRecent(web.bookingCollection, search);
    return { ids: rows.map(({ id }) => id), isCut };
  };
  read.splice(0);
  expect(await newest('batur')).toEqual({
    ids: (await expected('batur')).slice(0, 5),
    isCut: true,
  });
  expect(read).toEqual([5]);
  expect(await newest('villa rosa')).toMatchObject({ isCut: true });
  expect(read).toEqual([5, 50]);
  expect(await newest('nobody has this name')).toEqual({ ids: [], isCut: false });
  expect(read).toEqual([5, 50, 0]);
});

/** All of a view, as it comes into the file. */
async function filed(view: View) {
  const found: Row<GuestRequest>[] = [];
  const parts = web.readAll(web.bookingCollection, view, AbortSignal.timeout(30_000));
  for await (const { items } of parts) found.push(...items);
  return found;
}

it('puts all that a search finds into the file', async () => {
  const view = { ...all, search: 'villa rosa' };
  const found = (await filed(view)).map(({ id }) => id);
  expect(found).toEqual(await expected('villa rosa'));
  expect(found.length).toBeGreaterThan(0);
});

it('finds the same pages backwards', async () => {
  const view = { ...all, search: 'batur' };
  const wanted = await expected('batur');
  const { docs } = await getDocs(web.pageQuery('bookings', view, wanted.length));
  const { pages } = await pagesOf(view, docs.at(-1), true);
  expect(pages.flat().toReversed()).toEqual(wanted.slice(0, -1));
});

it('sorts names without case', async () => {
  const view: View = { ...all, sort: { field: 'customerName', direction: 'asc' } };
  const { docs } = await getDocs(web.pageQuery('bookings', view, 3000));
  const keys = docs.map((found) =>
    String(found.get('customerName')).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );
  expect(docs.length).toBeGreaterThan(2000);
  expect(keys).toEqual(keys.toSorted());
});
