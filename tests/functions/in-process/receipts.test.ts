import { randomUUID } from 'node:crypto';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setReceiptSettings } from '../../../functions/src/offers/settings.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { addPayment } from '../../../functions/src/requests/money.ts';
import { creditReceipt, issueReceipt } from '../../../functions/src/requests/receipts.ts';
import { undoChange } from '../../../functions/src/requests/undo.ts';
import { publishTrip } from '../../../functions/src/trips/publishTrip.ts';
import { callHere, enrolHere } from './callHere.ts';

vi.hoisted(() => {
  // Its own project: the numbers are of the whole company.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-receipts');
});
vi.mock('firebase-functions/logger');

const staff = { uid: randomUUID(), role: 'staff' as const };
const settings = { registration: 'PT Selasar\nNPWP 01.234', taxes: [{ name: 'PPN', percent: 11 }] };
const paid = {
  id: 'one',
  amount: 111,
  date: '2026-11-20',
  way: 'cash',
  by: 'x',
  at: Timestamp.now(),
};

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  await enrolHere(staff);
  await callHere(setReceiptSettings, { ...settings, seen: null }, staff);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

async function book(more: object = {}) {
  const id = randomUUID();
  await db.doc(`bookings/${id}`).set({
    bookingType: 'tour',
    tourId: 'reef-walk',
    itemName: 'Reef Walk',
    status: 'confirmed',
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
    numberOfGuests: 2,
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    totalPrice: 222,
    payments: [paid],
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...more,
  });
  return { kind: 'bookings', id };
}
const issue = (of: object) => callHere(issueReceipt, of, staff);
const credit = (of: object, number: string) => callHere(creditReceipt, { ...of, number }, staff);
const stored = async (number: string) => (await db.doc(`receipts/${number}`).get()).data();
const numbers = async () => (await db.collection('receipts').get()).docs.map(({ id }) => id);
const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
const upTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`);
const refusal = (code: string) => ({ details: { code } });

it('has all that is printed', async () => {
  const of = await book();
  expect(await issue(of)).toEqual({ number: `${year}-0001` });
  const receipt = await stored(`${year}-0001`);
  expect(receipt).toMatchObject({
    number: `${year}-0001`,
    guestName: 'Hannah Vogel',
    total: 222,
    balance: 111,
    taxes: [
      {
        name: 'PPN',
        percent: 11,
        amount: 22,
      },
    ],
    lines: [
      {
        text: 'Reef Walk',
        amount: 222,
      },
    ],
    payments: [
      {
        id: 'one',
        amount: 111,
        date: '2026-11-20',
        way: 'cash',
      },
    ],
    company: expect.stringMatching(/^Selasar Bali\n[^]*\nPT Selasar\nNPWP 01.234$/),
  });
  expect(receipt).not.toHaveProperty('credits');
});

it('20 at once, among calls that are refused, have the numbers 1 to 20', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => book()));
  const pending = await Promise.all(Array.from({ length: 5 }, () => book({ status: 'pending' })));
  const issued = await Promise.all([
    ...all.map(async (of) => (await issue(of)).number),
    ...pending.map((of) => expect(issue(of)).rejects.toMatchObject(refusal('receipt-not-due'))),
  ]);
  expect(new Set(issued.slice(0, 20))).toEqual(new Set(upTo(20)));
  expect(await numbers()).toEqual(upTo(20));
}, 60_000);

it('of one booking at once, there is one receipt, and one credit note', async () => {
  const of = await book();
  const issued = await Promise.all(Array.from({ length: 6 }, () => issue(of)));
  expect(new Set(issued.map(({ number }) => number))).toEqual(new Set(upTo(1)));
  const credited = await Promise.all(Array.from({ length: 6 }, () => credit(of, `${year}-0001`)));
  expect(new Set(credited.map(({ number }) => number))).toEqual(new Set([`${year}-0002`]));
  expect(await numbers()).toEqual(upTo(2));
});

it('is never changed: after a payment it is cancelled by a credit note, and issued anew', async () => {
  const of = await book();
  await issue(of);
  const before = await stored(`${year}-0001`);
  const payment = { paymentId: randomUUID(), amount: 111, date: '2026-11-20', way: 'card' };
  await callHere(addPayment, { ...of, ...payment }, staff);
  await expect(issue(of)).rejects.toMatchObject(refusal('receipt-outdated'));
  expect(await credit(of, `${year}-0001`)).toEqual({ number: `${year}-0002` });
  expect(await credit(of, `${year}-0001`)).toEqual({ number: `${year}-0002` });
  expect(await issue(of)).toEqual({ number: `${year}-0003` });
  // A late second click does not cancel the new one.
  expect(await credit(of, `${year}-0001`)).toEqual({ number: `${year}-0002` });
  expect(await stored(`${year}-0001`)).toEqual(before);
  expect(await stored(`${year}-0002`)).toMatchObject({ credits: `${year}-0001`, total: -222 });
  expect(await stored(`${year}-0003`)).toMatchObject({ balance: 0 });
  expect(await numbers()).toEqual(upTo(3));
});

it('a credit note cannot be cancelled, nor the receipt of another booking', async () => {
  const [of, other] = [await book(), await book()];
  await issue(of);
  await credit(of, `${year}-0001`);
  const unknown = refusal('receipt-not-found');
  await expect(credit(of, `${year}-0002`)).rejects.toMatchObject(unknown);
  await expect(credit(other, `${year}-0001`)).rejects.toMatchObject(unknown);
});

it('begins at 1 at midnight in Bali', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T15:59:00Z') });
  expect(await issue(await book())).toEqual({ number: '2026-0001' });
  vi.setSystemTime(new Date('2026-12-31T16:00:00Z'));
  expect(await issue(await book())).toEqual({ number: '2027-0001' });
  expect(await issue(await book())).toEqual({ number: '2027-0002' });
  expect(await stored('2027-0001')).toMatchObject({ issuedOn: '2027-01-01' });
});

it('is in the history, and cannot be undone there', async () => {
  const of = await book();
  await issue(of);
  const [event] = (await db.collection(`bookings/${of.id}/events`).get()).docs;
  expect(event?.data()).toMatchObject({ change: { what: 'receipt' }, byName: 'Made Wirawan' });
  const undo = callHere(undoChange, { ...of, eventId: event?.id }, staff);
  await expect(undo).rejects.toMatchObject(refusal('change-not-found'));
});

it('the guest sees it on the trip page, with its credit note', async () => {
  const of = await book({ tripId: 'trip' });
  await db.doc('trips/trip').set({
    key: 'key',
    viewId: 'view',
    emails: ['hannah@example.com'],
    createdAt: Timestamp.now(),
  });
  const seen = async () => {
    await publishTrip('trip');
    return (await db.doc('tripViews/view').get()).get('requests')[0].receipts;
  };
  expect(await seen()).toBeUndefined();
  await issue(of);
  await credit(of, `${year}-0001`);
  const shown = await seen();
  expect(shown).toMatchObject([{ number: `${year}-0001` }, { credits: `${year}-0001` }]);
  expect(shown[0]).not.toHaveProperty('expiresAt');
});

it('needs the settings, which of two people at once one changes', async () => {
  await db.doc('receiptSettings/company').delete();
  const of = await book();
  await expect(issue(of)).rejects.toMatchObject(refusal('receipts-not-set-up'));
  await callHere(setReceiptSettings, { ...settings, seen: null }, staff);
  const changed = { ...settings, taxes: [] };
  await expect(
    callHere(setReceiptSettings, { ...changed, seen: null }, staff),
  ).rejects.toMatchObject(refusal('receipt-settings-changed'));
  // A lost answer.
  expect(await callHere(setReceiptSettings, { ...settings, seen: null }, staff)).toEqual({});
  const guest = { uid: randomUUID(), role: 'pending' as const };
  await expect(callHere(issueReceipt, of, guest)).rejects.toMatchObject(refusal('staff-only'));
});
