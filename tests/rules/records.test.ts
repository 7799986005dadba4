import { collections, hiddenCollections } from '@selasar/domain/core';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('records');

/** Written by functions only; read by staff. */
const staffRecords = [
  ['bookings', 'one'],
  ['bookings/one/events', 'one'],
  ['bookings/one/thread', 'one'],
  ['transfers', 'one'],
  ['transfers/one/events', 'one'],
  ['transfers/one/thread', 'one'],
  ['blocks', 'one'],
  ['feeds', 'one'],
  ['reviews', 'one'],
  ['reviews/one/events', 'one'],
  ['mailLog', 'one'],
  ['crew', 'one'],
  ['crew/one/events', 'one'],
  ['templates', 'one'],
  ['edits', 'one'],
  ['receipts', '2026-0001'],
  ['receiptSettings', 'company'],
  ['stats', 'overview'],
  ['partners', 'table'],
  ['stats/overview/recounts', 'one'],
] as const;

/** Written by functions only; read by admins. */
const adminRecords = [
  ['securityEvents', 'one'],
  ['noticeSettings', 'company'],
] as const;

/** Written by functions only; everyone may get one by id, nobody may list them. */
const gotByAll = [
  ['calendars', 'one'],
  ['seats', 'one'],
  ['occupancy', '2026-12'],
  ['terms', 'transfers'],
  ['terms', 'payment'],
  ['currencies', 'table'],
  ['ratings', 'one'],
  ['tripViews', 'one'],
  ['crewViews', 'one'],
] as const;

/** Written by functions only; read by no client. */
const hidden = [...hiddenCollections, 'anything'].map((path) => [path, 'one'] as const);

/** Tested in other files, or below. */
const elsewhere = ['tours', 'villas', 'messages', 'users'];

it('every collection is tested', () => {
  const paths = [...staffRecords, ...adminRecords, ...hidden, ...gotByAll].map(([path]) => path);
  expect([...paths, ...elsewhere]).toEqual(expect.arrayContaining(Object.values(collections)));
});

const record = { status: 'pending' };

beforeAll(() =>
  rules.prepare((context) =>
    Promise.all(
      [...staffRecords, ...adminRecords, ...hidden, ...gotByAll, ['messages', 'one'] as const].map(
        ([path, id]) => setDoc(doc(context.firestore(), path, id), record),
      ),
    ),
  ),
);

describe.each([...staffRecords, ...adminRecords, ...hidden, ...gotByAll])('%s', (path, id) => {
  it.each(everyone)('are not written by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(setDoc(doc(db, path, 'new'), record)).toBeDenied();
    await expect(setDoc(doc(db, path, id), { status: 'confirmed' })).toBeDenied();
    await expect(deleteDoc(doc(db, path, id))).toBeDenied();
  });
});

describe.each(staffRecords)('%s', (path, id) => {
  it.each(insiders)('are read by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeAllowed();
    await expect(getDocs(collection(db, path))).toBeAllowed();
  });

  it.each(outsiders)('are not read by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeDenied();
    await expect(getDoc(doc(db, path, 'missing'))).toBeDenied();
    await expect(getDocs(collection(db, path))).toBeDenied();
  });
});

describe.each(adminRecords)('%s', (path, id) => {
  it('are read by an admin', async () => {
    const db = rules.as('admin').firestore();
    await expect(getDoc(doc(db, path, id))).toBeAllowed();
    await expect(getDocs(collection(db, path))).toBeAllowed();
  });

  it.each(everyone.filter((who) => who !== 'admin'))('are not read by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeDenied();
    await expect(getDocs(query(collection(db, path), limit(1)))).toBeDenied();
  });
});

describe.each(hidden)('%s', (path, id) => {
  it.each(everyone)('are not read by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeDenied();
    await expect(getDocs(query(collection(db, path), limit(1)))).toBeDenied();
  });
});

describe.each(gotByAll)('%s', (path, id) => {
  it.each(everyone)('are read one by one by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeAllowed();
    await expect(getDocs(query(collection(db, path), limit(1)))).toBeDenied();
  });
});

describe('the events of all records', () => {
  const newest = (who: Parameters<typeof rules.as>[0]) =>
    getDocs(query(collectionGroup(rules.as(who).firestore(), 'events'), orderBy('at'), limit(26)));

  it('are read by an admin', () => expect(newest('admin')).toBeAllowed());

  it.each(everyone.filter((who) => who !== 'admin'))('are not read by %s', (who) =>
    expect(newest(who)).toBeDenied(),
  );
});
