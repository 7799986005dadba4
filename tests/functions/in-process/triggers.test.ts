import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import * as deployed from '../../../functions/src/triggers.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';
import { inDays, alternatives } from '../support/offer.ts';
import { figuresAndRecount } from '../support/recounted.ts';
import { addTrip } from '../support/travel.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-triggers');
});
vi.mock('firebase-functions/logger');

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const triggers = { ...deployed };
type Trigger = keyof typeof triggers;
interface Change {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** The event of a change, which can be delivered repeatedly. */
function eventOf(name: Trigger, change: Change) {
  const event = {
    id: randomUUID(),
    time: new Date().toISOString(),
    data: name === 'onEntryCreated' ? change.after : change,
    params: {},
    authType: 'system',
  };
  const { run } = triggers[name] as unknown as { run: (event: object) => Promise<void> };
  return { deliver: () => run(event) };
}

async function written(document: DocumentReference, write: () => Promise<unknown>) {
  const before = await document.get();
  await write();
  return { before, after: await document.get() };
}

const times = () => ({ createdAt: Timestamp.now(), updatedAt: Timestamp.now() });
const created = (path: string, fields: object) => {
  const document = db.doc(path);
  return written(document, () => document.create(fields));
};

/** A crew member with a page of jobs. */
async function addDriver(): Promise<string> {
  const crewId = randomUUID();
  const shown = { name: 'Made Suta', phone: '+62 812 3456 7890', languages: ['en'], daysOff: [] };
  const able = { drives: true, guides: true, seats: 4, active: true };
  await db.doc(`crew/${crewId}`).create({ ...shown, ...able, ...times() });
  await db.doc(`crewKeys/${crewId}`).create({ key: randomUUID(), viewId: 'driver' });
  return crewId;
}

/** A booking of a guest with a job for a driver. */
async function booked(): Promise<{ change: Change; tripId: string }> {
  const { tripId, book } = await addTrip(db);
  const bookingId = await book({ driverId: await addDriver(), startDate: inDays(0) });
  const document = db.doc(`bookings/${bookingId}`);
  const before = await db.doc('bookings/none').get();
  return { change: { before, after: await document.get() }, tripId };
}

async function ridden(): Promise<Change> {
  const { tripId } = await addTrip(db);
  const { pickupDate, ...ride } = alternatives.transfer();
  return created(`transfers/${randomUUID()}`, {
    ...ride,
    customerEmail: 'hannah@example.com',
    pickupDate,
    tripId,
    driverId: await addDriver(),
    totalAmount: 50,
    isStandalone: true,
    status: 'confirmed',
    ...times(),
  });
}

async function saidOfBooking(): Promise<Change> {
  const { change } = await booked();
  const text = { from: 'guest', text: 'Is there a child seat?', at: Timestamp.now() };
  return created(`${change.after.ref.path}/thread/${randomUUID()}`, text);
}

const id = () => randomUUID();
const changes: Record<Trigger, () => Promise<Change>> = {
  onBookingWritten: async () => (await booked()).change,
  onTransferWritten: ridden,
  onMessageWritten: () =>
    created(`messages/${id()}`, { ...alternatives.message(), read: false, ...times() }),
  onTourWritten: () => created('tours/walk', { ...plainTour, slug: 'walk', ...times() }),
  onVillaWritten: () => created('villas/sawah', { ...plainVilla, slug: 'sawah', ...times() }),
  onEntryCreated: saidOfBooking,
  onMailWritten: () =>
    created(`mail/${id()}`, {
      to: 'hannah@example.com',
      message: { subject: 'Confirmed' },
      delivery: { state: 'SUCCESS', attempts: 1 },
    }),
};
const names = Object.keys(changes) as Trigger[];

/** All stored data, without timestamps. */
async function everything(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const withoutTimes = (_: string, value: unknown) =>
    value && typeof value === 'object' && '_seconds' in value ? 'a time' : value;
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const document of await collection.listDocuments()) {
        const { exists, ref } = await document.get();
        if (exists)
          found[ref.path] = JSON.parse(JSON.stringify((await ref.get()).data(), withoutTimes));
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found;
}

/** What counting leaves of a deleted record, a contribution of nothing, the next count removes. */
const uncounted = async () =>
  Object.entries(await everything()).filter(([path]) => !path.startsWith('contributions/'));

it('each trigger has a case here', () => {
  expect(names.toSorted()).toEqual(Object.keys(triggers).toSorted());
});

it.each(names)('%s has the same effect for a repeated event', async (name) => {
  const event = eventOf(name, await changes[name]());
  const before = await everything();
  await event.deliver();
  const once = await everything();
  expect(once).not.toEqual(before);
  await event.deliver();
  expect(await everything()).toEqual(once);
});

it.each(names)('%s does not recreate a deleted document', async (name) => {
  const change = await changes[name]();
  const { ref } = change.after;
  const event = eventOf(name, change);
  await db.recursiveDelete(ref);
  await event.deliver();
  expect(Object.keys(await everything())).not.toContain(ref.path);
  const gone = await uncounted();
  await event.deliver();
  expect(await uncounted()).toEqual(gone);
});

it('a handler that fails for ten minutes duplicates nothing and then completes', async () => {
  const { change, tripId } = await booked();
  const trip = db.doc(`trips/${tripId}`);
  const { viewId } = (await trip.get()).data() as { viewId: string };
  await trip.update({ viewId: 7 });
  const event = eventOf('onBookingWritten', change);
  const start = Date.now();
  for (const minute of [0, 1, 10]) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + minute * 60_000 });
    await expect(event.deliver()).rejects.toThrow('viewId');
  }
  const view = db.doc(`tripViews/${viewId}`);
  expect((await view.get()).exists).toBe(false);
  const jobs = async () => (await db.doc('crewViews/driver').get()).get('jobs');
  expect(await jobs()).toHaveLength(1);
  await trip.update({ viewId });
  await event.deliver();
  expect((await view.get()).get('requests')).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);
  const { figures, recount } = await figuresAndRecount({ db });
  expect(figures).toEqual(recount);
  expect(figures.overview.bookings.total).toBe(1);
});
