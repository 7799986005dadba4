import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('presence');

const presence = (change: object = {}) => ({
  of: 'bookings/b1',
  what: 'reading',
  at: serverTimestamp(),
  ...change,
});

describe.each(insiders)('%s', (who) => {
  const own = () => doc(rules.as(who).firestore(), 'presence', who);

  it('reports their own, gives signs of life, and ends it', async () => {
    await expect(setDoc(own(), presence())).toBeAllowed();
    await expect(updateDoc(own(), { at: serverTimestamp() })).toBeAllowed();
    await expect(updateDoc(own(), { what: 'answering', at: serverTimestamp() })).toBeAllowed();
    for (const of of ['transfers/t1', 'messages/m-1', 'reviews/r_1']) {
      await expect(setDoc(own(), presence({ of }))).toBeAllowed();
    }
    await expect(deleteDoc(own())).toBeAllowed();
  });

  it('reports nothing else, and at no other time', async () => {
    for (const change of [
      { what: 'sleeping' },
      { what: 1 },
      { of: 'users/u1' },
      { of: 'bookings/' },
      { of: 'bookings/b1/events/e1' },
      { of: `bookings/${'b'.repeat(101)}` },
      { of: ['bookings/b1'] },
      { at: Timestamp.fromMillis(Date.now() + 3_600_000) },
      { at: 'now' },
      { name: 'Somebody else' },
    ]) {
      await expect(setDoc(own(), presence(change))).toBeDenied();
    }
    await expect(setDoc(own(), { of: 'bookings/b1', what: 'reading' })).toBeDenied();
    await expect(setDoc(own(), presence())).toBeAllowed();
    await expect(updateDoc(own(), { what: 'answering' })).toBeDenied();
    await expect(updateDoc(own(), { of: deleteField(), at: serverTimestamp() })).toBeDenied();
  });

  it('sees the others at a conversation', async () => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, 'presence', 'staff'))).toBeAllowed();
    const there = query(collection(db, 'presence'), where('of', '==', 'bookings/b1'));
    await expect(getDocs(there)).toBeAllowed();
  });
});

it.each(everyone)("%s does not write another person's", async (who) => {
  const another = doc(rules.as(who).firestore(), 'presence', 'another');
  await expect(setDoc(another, presence())).toBeDenied();
  await expect(deleteDoc(another)).toBeDenied();
});

it.each(outsiders)('%s neither reads nor writes any', async (who) => {
  const db = rules.as(who).firestore();
  const own = doc(db, 'presence', who);
  await expect(setDoc(own, presence())).toBeDenied();
  await expect(deleteDoc(own)).toBeDenied();
  await expect(getDoc(own)).toBeDenied();
  await expect(getDocs(collection(db, 'presence'))).toBeDenied();
});
