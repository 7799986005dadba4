import { randomUUID } from 'node:crypto';
import { collections, hiddenCollections, removedText } from '@selasar/domain/core';
import { type PersonCounts, retention, subcollectionRetention } from '@selasar/domain/people';
import { deleteApp, getApp } from 'firebase-admin/app';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../../../functions/src/platform/firestore.ts';
import {
  exportPerson,
  findPerson,
  removePerson,
} from '../../../../functions/src/people/privacy/person.ts';
import { figuresAndRecount } from '../../support/recounted.ts';
import { callHere, enrolHere } from '../callHere.ts';
import {
  allDocuments,
  beEverywhere,
  bookTour,
  guest,
  prepare,
  staff,
  personalDataPaths,
} from './guest.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-remove-person');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '10000');
  vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '1000');
  vi.stubEnv('GUESSES_PER_ADDRESS', '10000');
  vi.stubEnv('SITE_ORIGIN', 'https://bali.example');
});
vi.mock('firebase-functions/logger');
// Far from Nyepi: the days of requests lie within the page of a driver.
vi.setSystemTime(new Date('2026-06-15T04:00:00Z'));

const admin = { uid: randomUUID(), role: 'admin' as const };

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await prepare();
  await enrolHere(admin);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const { email } = guest;
const find = () => callHere(findPerson, { email }, admin);
const remove = (evenOpen = false) => callHere(removePerson, { email, evenOpen }, admin);
const figures = async () => (await figuresAndRecount({ db })).recount;
const nothing = (counts: PersonCounts) =>
  expect(Object.values(counts)).toEqual(Object.values(counts).map(() => 0));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ details }: { details: { code: string } }) => details.code,
  );

/** 'bookings/events' */
const placeOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
const everyPlace = [
  'bookings',
  'bookings/events',
  'bookings/thread',
  'crewNotices',
  'crewViews',
  'mail',
  'mailLog',
  'mailQueue',
  'messages',
  'ratings',
  'reviews',
  'transfers',
  'tripViews',
  'trips',
];

describe('a guest with data in every collection', () => {
  it('is removed completely, and the figures do not change', async () => {
    const { id, crewId } = await beEverywhere();
    const before = await figures();
    const places = new Set((await personalDataPaths()).map(placeOf));
    expect([...places].toSorted()).toEqual(everyPlace);
    const { removed, left } = await remove();
    expect(removed).toMatchObject({ bookings: 1, transfers: 1, messages: 1, reviews: 1, trips: 1 });
    expect(removed.mails).toBeGreaterThan(3);
    expect(removed).toMatchObject({ counters: 7 });
    nothing(left);
    expect(await personalDataPaths()).toEqual([]);
    expect(await figures()).toEqual(before);
    const booking = await db.doc(`bookings/${id}`).get();
    expect(booking.data()).toMatchObject({
      customerName: removedText,
      customerEmail: '',
      numberOfGuests: 2,
      status: 'confirmed',
      driverId: crewId,
      payments: [{ amount: 20 }],
    });
    const [receipt] = (await db.collection('receipts').get()).docs;
    expect(receipt?.get('guestName')).toBe(guest.name);
    expect(booking.get('receiptNumbers')).toEqual([receipt?.id]);
    expect((await db.doc('ratings/tours_ubud-walk').get()).data()).toEqual({
      count: 1,
      sum: 5,
      latest: [],
    });
  });

  it('is found with counts, and exported completely, without keys', async () => {
    const { key } = await beEverywhere();
    const [mail] = (await db.collection('mail').where('to', '==', email).get()).docs;
    // The calendar entry in a mail.
    const content = Buffer.from(`URL:https://bali.example/trip/${key}`).toString('base64');
    await mail?.ref.update({ 'message.attachments': [{ content, encoding: 'base64' }] });
    const { counts, open, receipts, hasAccount } = await find();
    expect(counts).toMatchObject({ bookings: 1, transfers: 1, messages: 1, reviews: 1 });
    expect({ open, receipts, hasAccount }).toEqual({ open: [], receipts: 1, hasAccount: false });
    const { places } = await callHere(exportPerson, { email }, admin);
    const file = JSON.stringify(places);
    for (const value of [guest.name, guest.phone, guest.hotel]) expect(file).toContain(value);
    // Mails to the company that name other guests, too, are not the guest's.
    expect(file).not.toContain('mail/notices_');
    expect(file).toContain('mail/notice_');
    expect(places['thread']).toHaveLength(3);
    expect(places['receipts']).toMatchObject([{ guestName: guest.name }]);
    expect(places['bookings']?.[0]).toMatchObject({
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const [trip] = places['trips'] ?? [];
    expect(Object.keys(trip ?? {})).toEqual(expect.not.arrayContaining(['key', 'viewId']));
    expect(places['mails']?.length).toBeGreaterThan(0);
    for (const opens of [key, content]) expect(file).not.toContain(opens);
  });

  it('has no field that docs/privacy.md does not name', async () => {
    await beEverywhere();
    const unnamed = (await allDocuments()).flatMap((document) => {
      const steps = placeOf(document.ref.path).split('/');
      const place = steps.at(-1) ?? '';
      const { fields } = (steps.length > 1 ? subcollectionRetention : retention)[
        place as never
      ] as {
        fields: object;
      };
      return Object.keys(document.data() ?? {})
        .filter((field) => !(field in fields))
        .map((field) => `${place}: ${field}`);
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });
});

describe('a guest who is still expected', () => {
  it('is kept with an explanation, unless the admin confirms', async () => {
    const { id } = await bookTour();
    expect((await find()).open).toEqual([
      { kind: 'bookings', id, what: expect.any(String), date: expect.any(String) },
    ]);
    expect(await refusal(remove())).toBe('person-expected');
    expect((await db.doc(`bookings/${id}`).get()).get('customerName')).toBe(guest.name);
    nothing((await remove(true)).left);
    expect(await personalDataPaths()).toEqual([]);
  });
});

describe('races and interruptions', () => {
  it('a removal interrupted at any point is finished by the next', async () => {
    await beEverywhere();
    for (let allowed = 0; ; allowed += 1) {
      let authorizations = 0;
      const { removeAll } = await import('../../../../functions/src/people/privacy/person.ts');
      const cut = () => {
        authorizations += 1;
        return authorizations > allowed ? Promise.reject(new Error('cut')) : Promise.resolve();
      };
      const outcome = await removeAll(email, false, cut).catch(() => 'cut');
      if (outcome !== 'cut') break;
      expect(allowed).toBeLessThan(50);
    }
    expect(await personalDataPaths()).toEqual([]);
  });

  it('two admins can remove the same guest at once', async () => {
    await beEverywhere();
    const both = await Promise.all([remove(), remove()]);
    for (const { left } of both) nothing(left);
    expect(await personalDataPaths()).toEqual([]);
  });

  it('a booking made meanwhile stays complete, and the next search finds it', async () => {
    const { id, key } = await beEverywhere();
    const [{ id: fresh }] = await Promise.all([
      bookTour({ tripKey: key, isSecond: true }),
      remove(),
    ]);
    expect((await db.doc(`bookings/${id}`).get()).get('customerEmail')).toBe('');
    const booking = (await db.doc(`bookings/${fresh}`).get()).data() ?? {};
    // The request arrived either too late to be removed or in time.
    const isLeft = booking['customerEmail'] === email;
    const trip = await db.doc(`trips/${booking['tripId']}`).get();
    expect(trip.exists).toBe(isLeft);
    expect((await find()).open).toHaveLength(isLeft ? 1 : 0);
    await remove(true);
    expect(await personalDataPaths()).toEqual([]);
  });

  it('a companion in the same trip keeps the page without the removed guest', async () => {
    const { key } = await beEverywhere();
    const friend = { customerName: 'Otto Berg', customerEmail: 'otto@example.com' };
    // Staff have changed the email of one request to the friend's.
    const [joined] = (await db.collection('trips').where('unproven.key', '==', key).get()).docs;
    await joined?.ref.update({ emails: FieldValue.arrayUnion(friend.customerEmail) });
    const { id } = await bookTour({ tripKey: key, ...friend, customerPhone: '', hotelName: '' });
    nothing((await remove()).left);
    const { tripId } = (await db.doc(`bookings/${id}`).get()).data() ?? {};
    const trip = await db.doc(`trips/${tripId}`).get();
    expect(trip.get('emails')).toEqual(['otto@example.com']);
    const view = await db.doc(`tripViews/${trip.get('viewId')}`).get();
    expect(view.get('requests')).toHaveLength(1);
    expect(await personalDataPaths()).toEqual([]);
  });
});

it('refuses everyone but admins', async () => {
  expect(await refusal(callHere(findPerson, { email }, staff))).toBe('admin-only');
  expect(await refusal(callHere(exportPerson, { email }, staff))).toBe('admin-only');
  const input = { email, evenOpen: true };
  expect(await refusal(callHere(removePerson, input, staff))).toBe('admin-only');
  expect(await refusal(callHere(removePerson, input))).toBe('sign-in-required');
});

it('the collections without a rule are exactly the hidden ones', () => {
  const hidden = Object.values(collections).filter(
    (name) => retention[name].readBy === 'functions only',
  );
  expect(hidden.toSorted()).toEqual([...hiddenCollections].toSorted());
});
