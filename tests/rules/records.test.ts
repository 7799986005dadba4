import { collections } from '@selasar/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('records');

/** Written by functions alone, read by staff. */
const staffRecords = [
  ['bookings', 'one'],
  ['bookings/one/events', 'one'],
  ['transfers', 'one'],
  ['transfers/one/events', 'one'],
  ['stats', 'overview'],
  ['stats/overview/recounts', 'one'],
] as const;

/** Written by functions alone, read by no client. */
const hidden = [
  ['nightHolders', 'one'],
  ['rateLimits', 'one'],
  ['settings', 'one'],
  ['statsLedger', 'one'],
  ['mail', 'one'],
  ['outbox', 'one'],
  ['anything', 'one'],
] as const;

/** Asked about in files of their own, or below. */
const elsewhere = ['tours', 'villas', 'messages', 'users', 'calendars'];

it('every collection is asked about', () => {
  const asked = [...staffRecords, ...hidden].map(([path]) => path);
  expect([...asked, ...elsewhere]).toEqual(expect.arrayContaining(Object.values(collections)));
});

const record = { status: 'pending' };

beforeAll(() =>
  rules.prepare((context) =>
    Promise.all(
      [...staffRecords, ...hidden, ['calendars', 'one'] as const, ['messages', 'one'] as const].map(
        ([path, id]) => setDoc(doc(context.firestore(), path, id), record),
      ),
    ),
  ),
);

describe.each([...staffRecords, ...hidden, ['calendars', 'one'] as const])('%s', (path, id) => {
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

describe.each(hidden)('%s', (path, id) => {
  it.each(everyone)('are not read by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path, id))).toBeDenied();
    await expect(getDocs(query(collection(db, path), limit(1)))).toBeDenied();
  });
});

describe('calendars', () => {
  it.each(everyone)('are read month by month by %s', async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, 'calendars', 'one'))).toBeAllowed();
    await expect(getDocs(query(collection(db, 'calendars'), limit(1)))).toBeDenied();
  });
});
