import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { deleteApp, getApp } from 'firebase-admin/app';
import { AggregateField, Query } from 'firebase-admin/firestore';
import { baliDate } from '@selasar/domain/core';
import type * as firestoreSdk from 'firebase/firestore';
import { terminate } from 'firebase/firestore';
import type * as liteSdk from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { republishOccupancy } from '../../../../functions/src/availability/publishOccupancy.ts';
import { recountSeats } from '../../../../functions/src/availability/recountSeats.ts';
import { setBookingStatus } from '../../../../functions/src/requests/setStatus.ts';
import { setNotes } from '../../../../functions/src/requests/edit.ts';
import { setPrice } from '../../../../functions/src/requests/money.ts';
import { undoChange } from '../../../../functions/src/requests/undo.ts';
import { findCrew } from '../../../../functions/src/crew/crew.ts';
import { jobsOf } from '../../../../functions/src/crew/publishCrew.ts';
import { tellCrew } from '../../../../functions/src/crew/tellCrew.ts';
import { assignCrew } from '../../../../functions/src/crew/assignCrew.ts';
import { feedsOf } from '../../../../functions/src/calendar/feeds/feeds.ts';
import { addressWith } from '../../../../functions/src/calendar/ical.ts';
import { sendDue } from '../../../../functions/src/mail/mailQueue.ts';
import { retryMails } from '../../../../functions/src/mail/retryMails.ts';
import { sendMornings } from '../../../../functions/src/mail/notices/sendMornings.ts';
import { sendNotices } from '../../../../functions/src/mail/notices/sendNotices.ts';
import { changeRole } from '../../../../functions/src/people/roles.ts';
import { listColleagues } from '../../../../functions/src/people/team.ts';
import { reconcile } from '../../../../functions/src/people/reconcileRoles.ts';
import { noticesOf, tracesOf } from '../../../../functions/src/people/privacy/tracesOf.ts';
import { old } from '../../../../functions/src/people/privacy/anonymizeDaily.ts';
import { remindOf } from '../../../../functions/src/mail/remindGuests.ts';
import { requestReviews } from '../../../../functions/src/reviews/askForReviews.ts';
import { newestPublished, publishedOf } from '../../../../functions/src/reviews/ratings.ts';
import { storedOffers } from '../../../../functions/src/site/builtSite.ts';
import { recount } from '../../../../functions/src/stats/recount.ts';
import { deletionOf } from '../../../../scripts/seed/offersToAdd.ts';
import type { GridSpec } from '../../../../web/src/staff/grid/gridState.ts';
import { creationOf } from '../../../../functions/src/requests/history.ts';
import { keysOf } from '../../../../functions/src/requests/trip/findTrips.ts';
import { publishTrip } from '../../../../functions/src/trips/publishTrip.ts';
import { findTrip } from '../../../../functions/src/trips/trip.ts';
import { addOffer, tourRequest } from '../../support/offer.ts';
import { openSuite } from '../../support/suite.ts';
import { callHere } from '../callHere.ts';
import { openPage } from '../page.ts';
import { isIndexed, type IndexFile } from './neededIndex.ts';
import { filesWithQueries, recorded, shapeOf, type RecordedQuery } from './recordQueries.ts';

vi.mock('firebase-functions/logger');
// The SDKs are real; the test only records their queries.
vi.mock('firebase/firestore', async (original) => noting(await original<typeof firestoreSdk>()));
vi.mock('firebase/firestore/lite', async (original) => noting(await original<typeof liteSdk>()));

const suite = openSuite();
let file: IndexFile;

beforeAll(async () => {
  const url = new URL('../../../../firestore.indexes.json', import.meta.url);
  file = JSON.parse(await readFile(url, 'utf8')) as IndexFile;
  const finish = recordServerQueries();
  await runServerQueries();
  finish();
  await buildWebQueries();
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

describe('firestore.indexes.json', () => {
  it('has an index for every query of the code', () => {
    const missing = recorded.filter((query) => !isIndexed(query, file));
    expect(missing).toEqual([]);
  });

  it('has no index that no query needs', () => {
    const spare = file.indexes.filter((index) => {
      const without = { ...file, indexes: file.indexes.filter((other) => other !== index) };
      return recorded.every((query) => isIndexed(query, without));
    });
    expect(spare).toEqual([]);
  });

  it('is compared with the queries of every file that builds one', async () => {
    const seen = new Set(recorded.flatMap(({ builtIn }) => builtIn));
    const unseen = (await filesWithQueries()).filter((name) => !seen.has(name));
    expect(unseen).toEqual([]);
  });
});

/** A web SDK that records each query that it builds. */
function noting<Sdk extends { query: (...args: never[]) => object }>(sdk: Sdk): Sdk {
  const query = (...args: Parameters<Sdk['query']>) => {
    const built = sdk.query(...args);
    recorded.push(shapeOf(insideWebQuery(built)));
    return built;
  };
  return { ...sdk, query };
}

/** The web SDKs' own view of a query. */
interface WebQuery {
  path: { lastSegment(): string };
  collectionGroup: string | null;
  filters: { getFlattenedFilters(): { field: { canonicalString(): string }; op: string }[] }[];
  explicitOrderBy: { field: { canonicalString(): string }; dir: string }[];
}

function insideWebQuery(query: object) {
  const { path, collectionGroup, filters, explicitOrderBy } = Reflect.get(
    query,
    '_query',
  ) as WebQuery;
  return {
    collection: collectionGroup ?? path.lastSegment(),
    isGroup: collectionGroup !== null,
    filters: filters
      .flatMap((filter) => filter.getFlattenedFilters())
      .map(({ field, op }) => ({ field: field.canonicalString(), op })),
    orders: explicitOrderBy.map(({ field, dir }) => ({
      field: field.canonicalString(),
      direction: dir,
    })),
  };
}

/** The server SDK's own view of a query. */
interface ServerQuery {
  collectionId: string;
  filters: { getFlattenedFilters(): { field: { formattedName: string }; op: string }[] }[];
  fieldOrders: { field: { formattedName: string }; direction: string }[];
}

const serverOperators: Record<string, string> = {
  EQUAL: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
};

function insideServerQuery(query: Query) {
  const { collectionId, filters, fieldOrders } = Reflect.get(query, '_queryOptions') as ServerQuery;
  return {
    collection: collectionId,
    filters: filters
      .flatMap((filter) => filter.getFlattenedFilters())
      .map(({ field, op }) => ({ field: field.formattedName, op: serverOperators[op] ?? op })),
    orders: fieldOrders.map(({ field, direction }) => ({ field: field.formattedName, direction })),
  };
}

/** Records the final query, not the steps in which it is built. */
function recordServerQueries() {
  const steps = new Map<Query, RecordedQuery>();
  const own = (query: Query, built: Query) => {
    steps.delete(query);
    steps.set(built, shapeOf(insideServerQuery(built)));
    return built;
  };
  for (const name of ['where', 'orderBy'] as const) {
    const method = Query.prototype[name] as (...args: unknown[]) => Query;
    vi.spyOn(Query.prototype, name).mockImplementation(function (this: Query, ...args: unknown[]) {
      return own(this, method.apply(this, args));
    });
  }
  const aggregate = Reflect.get(Query.prototype, 'aggregate');
  vi.spyOn(Query.prototype, 'aggregate').mockImplementation(function (this: Query, fields) {
    const summed = Object.values(fields).flatMap((field) =>
      field instanceof AggregateField && field.aggregateType !== 'count'
        ? [String(Reflect.get(field, '_field'))]
        : [],
    );
    steps.delete(this);
    recorded.push(shapeOf(insideServerQuery(this), summed));
    return aggregate.call(this, fields);
  });
  return () => recorded.push(...steps.values());
}

async function runServerQueries() {
  await asScheduled(() => recount('test'));
  await asScheduled(() => recountSeats(baliDate(new Date())));
  await asScheduled(() => republishOccupancy(baliDate(new Date())));
  const { uid } = await suite.caller('admin').then((admin) => ({ uid: admin.uid ?? '' }));
  await changeRole(suite, uid, 'admin');
  await reconcile(suite);
  // Refused if this is the only admin, but the query runs either way.
  await changeRole(suite, uid, 'staff').catch(() => undefined);
  await undoSomething(uid);
  await callHere(listColleagues, {}, { uid, role: 'staff' });
  await sendDue();
  await retryMails.run({ scheduleTime: new Date().toISOString() });
  await sendNotices.run({ scheduleTime: new Date().toISOString() });
  await sendMornings.run({ scheduleTime: '2020-01-01T00:00:00Z' });
  await tellCrew.run({ scheduleTime: new Date().toISOString() });
  await noticesOf('one');
  // A day without guests.
  await remindOf('2020-01-01');
  await storedOffers.list('tours');
  await storedOffers.list('villas', 3);
  deletionOf(suite.db, 'tours/one');
  feedsOf('one');
  addressWith('one');
  await requestReviews('2000-01-01');
  publishedOf({ bookingType: 'tour', itemId: 'one' });
  newestPublished();
  await findTrip('one');
  await keysOf('one');
  await creationOf(suite.db.doc('bookings/one'));
  await publishTrip(await tripOfSomething());
  await findCrew('one');
  await jobsOf('one', '2020-01-01');
  for (const { query } of old) query('2020-01-01');
  await tracesOf('nobody@example.com');
}

/** Like Cloud Scheduler, repeats what cannot lock all that it reads: triggers of earlier tests may still be writing. */
async function asScheduled(run: () => Promise<unknown>, tries = 4): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (tries === 1 || !/lock timeout/.test(String(error))) throw error;
    await asScheduled(run, tries - 1);
  }
}

async function tripOfSomething(): Promise<string> {
  const { tourId } = await addOffer(suite);
  const request = tourRequest(suite, tourId);
  await (await suite.caller()).call('createBooking', request);
  return (await suite.db.doc(`bookings/${request.requestId}`).get()).get('tripId');
}

async function undoSomething(uid: string) {
  const { tourId } = await addOffer(suite);
  const request = tourRequest(suite, tourId);
  await (await suite.caller()).call('createBooking', request);
  const change = { bookingId: request.requestId, from: 'pending', to: 'confirmed' };
  const { eventId } = await callHere(setBookingStatus, change, { uid, role: 'staff' });
  // Somebody else was first: the function reads who.
  const late = { kind: 'bookings', id: request.requestId, role: 'driver' };
  const ids = { crewId: randomUUID(), seen: randomUUID() };
  await callHere(assignCrew, { ...late, ...ids }, { uid, role: 'staff' }).catch(() => undefined);
  const undone = { kind: 'bookings', id: request.requestId, eventId };
  await callHere(undoChange, undone, { uid, role: 'staff' });
  const notes = { kind: 'bookings', id: request.requestId, seen: '', notes: 'Vegetarian' };
  await callHere(setNotes, notes, { uid, role: 'staff' });
  const events = suite.db.collection(`bookings/${request.requestId}/events`);
  const [noted] = (await events.get()).docs.filter((event) => event.get('change'));
  await callHere(undoChange, { ...undone, eventId: noted?.id }, { uid, role: 'staff' });
  // An outdated view.
  const price = { kind: 'bookings', id: request.requestId, seen: 0, total: 1, reason: 'x' };
  await callHere(setPrice, price, { uid, role: 'staff' }).catch(() => undefined);
}

/**
 * Every view of a grid: with and without a search, each filter on or off, each sort order in both directions, and days
 * of travel or request in the orders that they allow.
 */
function viewsOf({ filters, sortable, travel = '' }: GridSpec) {
  let chosen: Record<string, string>[] = [{}];
  for (const [field, [value = '']] of Object.entries(filters)) {
    chosen = chosen.flatMap((before) => [before, { ...before, [field]: value }]);
  }
  const sorts = [
    undefined,
    ...sortable.flatMap((field) =>
      (['asc', 'desc'] as const).map((direction) => ({ field, direction })),
    ),
  ];
  const days = { from: '2026-12-14', to: '2026-12-20' };
  const orders = [
    ...sorts.map((sort) => ({ sort, period: undefined })),
    ...sorts.flatMap((sort) =>
      [travel, 'createdAt'].map((field) => ({ sort, period: { field, ...days } })),
    ),
  ];
  return ['', 'ana'].flatMap((search) =>
    chosen.flatMap((filters) => orders.map((order) => ({ search, filters, ...order }))),
  );
}

async function buildWebQueries() {
  // Listeners start once a view is on screen.
  const closePage = await openPage();
  const { store } = await import('../../../../web/src/data/firebase/store.ts');
  const { pageQuery, viewQuery } = await import('../../../../web/src/data/requests/view.ts');
  const { bookingList } = await import('../../../../web/src/staff/requests/list/bookingList.tsx');
  const { transferList } = await import('../../../../web/src/staff/requests/list/transferList.tsx');
  const views = [
    ...viewsOf(bookingList.grid).map((view) => ['bookings', view] as const),
    ...viewsOf(transferList.grid).map((view) => ['transfers', view] as const),
  ];
  for (const [name, view] of views) {
    pageQuery(name, view, 25);
    for (const backwards of [false, true]) viewQuery(name, view, backwards);
  }
  pageQuery('messages', { search: 'ana', filters: {}, sort: undefined }, 5);
  for (const name of ['bookings', 'transfers']) {
    const period = { field: 'updatedAt', from: '2026-11-01', to: '' };
    pageQuery(name, { search: '', filters: {}, sort: undefined, period }, 500);
  }
  const { readPayments, useReceiptsOf } =
    await import('../../../../web/src/data/requests/receipts.ts');
  const { useHistory } = await import('../../../../web/src/data/requests/requests.ts');
  const { useFailedMails, useMailsOf } = await import('../../../../web/src/data/messages/mails.ts');
  const { useMessages } = await import('../../../../web/src/data/messages/contactMessages.ts');
  const { useReviews } = await import('../../../../web/src/data/reviews/staffReviews.ts');
  const { useFeeds, useFeedProblems } = await import('../../../../web/src/data/calendar/feeds.ts');
  const { useEditsOf } = await import('../../../../web/src/data/people/auditLog.ts');
  const { useAuditLog } = await import('../../../../web/src/data/people/auditLog.ts');
  const { useColleagues } = await import('../../../../web/src/data/people/people.ts');
  const { auditKinds } = await import('@selasar/domain/people');
  const audits = [undefined, ...auditKinds].flatMap((kind) =>
    [undefined, 'made'].flatMap((by) =>
      ['', '2026-11-20'].map((day) => ({ kind, by, from: day, to: day })),
    ),
  );
  const { useTemplates } = await import('../../../../web/src/data/messages/templates.ts');
  const { usePeople } = await import('../../../../web/src/data/people/people.ts');
  const { useTours, useVillas } = await import('../../../../web/src/data/offers/useOffers.ts');
  const { useRecentBookings } = await import('../../../../web/src/data/requests/requests.ts');
  const { useRefundsDue } = await import('../../../../web/src/data/requests/requests.ts');
  const { useCompetingRequests } =
    await import('../../../../web/src/data/bookings/openBookings.ts');
  const { arrivalCollections, useArrivalsSince } =
    await import('../../../../web/src/data/requests/useArrivalsSince.ts');
  const { useBlocksIn } = await import('../../../../web/src/data/calendar/occupancy.ts');
  const { useStaysIn } = await import('../../../../web/src/data/calendar/occupancy.ts');
  const { useTourBookingsIn } = await import('../../../../web/src/data/calendar/occupancy.ts');
  const { useMonths } = await import('../../../../web/src/data/stats.ts');
  const { useBookingsFrom, useStaysUntil, useTransfersOn } =
    await import('../../../../web/src/data/crew/day.ts');
  const { useCrew } = await import('../../../../web/src/data/crew/crew.ts');
  const { useThread } = await import('../../../../web/src/data/trips/conversations.ts');
  const { useChangeRequests, useConversations } =
    await import('../../../../web/src/data/trips/conversations.ts');
  const { bookingCollection } = await import('../../../../web/src/data/requests/requests.ts');
  const { transferCollection } = await import('../../../../web/src/data/requests/requests.ts');
  const { useTripRequests } = await import('../../../../web/src/data/requests/requests.ts');
  const period = { startDate: '2026-12-01', endDate: '2027-01-01' };
  const hooks = [
    ...[useBlocksIn, useStaysIn, useTourBookingsIn].map((use) => () => use(period)),
    ...[{ tourId: 'one' }, { villaId: 'one' }].map(
      (of) => () => useCompetingRequests({ ...of, ...period }),
    ),
    ...[useBookingsFrom, useStaysUntil, useTransfersOn].map((use) => () => use('2026-12-14')),
    useCrew,
    ...arrivalCollections.map((kind) => () => useArrivalsSince(kind, 0)),
    () => useHistory('bookings', 'one'),
    () => useMonths('2026-01', '2026-12'),
    () => useMailsOf('one'),
    () => useReceiptsOf('one'),
    () => useFailedMails('2026-11-20'),
    () => useTripRequests('one'),
    () => useThread({ kind: 'bookings', id: 'one' }),
    ...(['desc', 'asc'] as const).flatMap((direction) => [
      ...(['waiting', 'all'] as const).flatMap((show) => [
        () => useConversations(bookingCollection, show, direction, 10),
        () => useConversations(transferCollection, show, direction, 10),
      ]),
      () => useChangeRequests(bookingCollection, direction, 10),
      () => useChangeRequests(transferCollection, direction, 10),
      () => useMessages('all', direction, 10),
      () => useMessages('unread', direction, 10),
      () => useReviews(['waiting'], direction, 10),
    ]),
    () => useFeeds('one'),
    () => useEditsOf('villas/one', 10),
    ...audits.map((filter) => () => useAuditLog(filter, 10)),
    useColleagues,
    useTemplates,
    useFeedProblems,
    usePeople,
    useTours,
    useVillas,
    useRecentBookings,
    useRefundsDue,
  ];
  const { renderHook } = await import('@testing-library/react');
  const { WithFirebase } = await import('../../../../web/src/testing/WithFirebase.tsx');
  const asking = hooks.map((useQuery) =>
    renderHook<unknown, undefined>(() => useQuery(), { wrapper: WithFirebase }),
  );
  for (const { unmount } of asking) unmount();
  const { countOpenBookings } = await import('../../../../web/src/data/bookings/openBookings.ts');
  const { countOpenPickups } = await import('../../../../web/src/data/crew/openPickups.ts');
  const { readOpenBookings } = await import('../../../../web/src/data/bookings/openBookings.ts');
  const { readCurrentRecord } =
    await import('../../../../web/src/data/requests/readCurrentRecord.ts');
  // Without sign-in the query is refused but still recorded.
  await Promise.allSettled([
    readCurrentRecord('bookings', 'one'),
    countOpenBookings('tours', 'one', '2026-11-20'),
    countOpenBookings('villas', 'one', '2026-11-20'),
    countOpenPickups('2026-11-20'),
    readPayments('2026-11', new AbortController().signal).next(),
    readOpenBookings('tours', 'one', '2026-11-20', 50),
    readOpenBookings('villas', 'one', '2026-11-20', 50),
  ]);
  await terminate(store);
  const { listTours } = await import('../../../../web/src/data/offers/tours.ts');
  const { listVillas } = await import('../../../../web/src/data/offers/catalogue.ts');
  for (const list of [listTours, listVillas]) {
    await list();
    await list(3);
  }
  await closePage();
}
