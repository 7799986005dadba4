import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('messages');
const path = 'messages/one';
const message = {
  name: 'Ingrid',
  email: 'i@example.com',
  subject: 'Hi',
  message: 'Hi',
  read: false,
};
const read = () => ({ read: true, readAt: serverTimestamp() });

beforeEach(() => rules.prepare((context) => setDoc(doc(context.firestore(), path), message)));

describe.each(insiders)('%s', (who) => {
  it('reads messages and marks them as read', async () => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path))).toBeAllowed();
    await expect(getDocs(collection(db, 'messages'))).toBeAllowed();
    await expect(updateDoc(doc(db, path), read())).toBeAllowed();
  });

  it.each([
    ['another field', () => ({ ...read(), message: 'changed' })],
    ['read without the time', () => ({ read: true })],
    ['a time of its own', () => ({ read: true, readAt: Timestamp.fromMillis(0) })],
    ['unread', () => ({ read: false, readAt: serverTimestamp() })],
  ])('cannot write %s', async (_, change) => {
    await expect(updateDoc(doc(rules.as(who).firestore(), path), change())).toBeDenied();
  });
});

describe.each(outsiders)('%s', (who) => {
  it('cannot read or mark messages', async () => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, path))).toBeDenied();
    await expect(getDocs(collection(db, 'messages'))).toBeDenied();
    await expect(updateDoc(doc(db, path), read())).toBeDenied();
  });
});

describe.each(everyone)('%s', (who) => {
  it('cannot create or delete messages', async () => {
    const db = rules.as(who).firestore();
    await expect(setDoc(doc(db, 'messages/new'), message)).toBeDenied();
    await expect(deleteDoc(doc(db, path))).toBeDenied();
  });
});
