import { limits } from '@selasar/domain/core';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailOf, everyone, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('users');

const own = 'users/unapproved';
const profile = () => ({
  email: emailOf('unapproved'),
  fullName: 'Nyoman Arta',
  role: 'pending',
  createdAt: serverTimestamp(),
});

beforeEach(() =>
  rules.prepare(async (context) => {
    await deleteDoc(doc(context.firestore(), own));
    await setDoc(doc(context.firestore(), 'users/other'), profile());
  }),
);

describe('a person who has registered', () => {
  const db = () => rules.as('unapproved').firestore();

  it('creates and reads their own profile, which waits for approval', async () => {
    await expect(setDoc(doc(db(), own), profile())).toBeAllowed();
    await expect(getDoc(doc(db(), own))).toBeAllowed();
  });

  it('creates it with the longest name that the form accepts', async () => {
    const longest = { ...profile(), fullName: 'x'.repeat(limits.name) };
    await expect(setDoc(doc(db(), own), longest)).toBeAllowed();
  });

  it.each([
    ['a role', { role: 'admin' }],
    ["another person's email", { email: emailOf('staff') }],
    ['no name', { fullName: '' }],
    ['a name that is not a text', { fullName: 7 }],
    ['a name of spaces', { fullName: ' ' }],
    ['a name of two lines', { fullName: 'Nyoman\nArta' }],
    ['a name that is too long', { fullName: 'x'.repeat(limits.name + 1) }],
    ['a time of its own', { createdAt: Timestamp.fromMillis(0) }],
    ['another field', { phone: '1' }],
  ])('cannot create it with %s', async (_, change) => {
    await expect(setDoc(doc(db(), own), { ...profile(), ...change })).toBeDenied();
  });

  it.each(['email', 'fullName', 'role', 'createdAt'])(
    'cannot create it without %s',
    async (field) => {
      const { [field]: _, ...rest } = profile() as Record<string, unknown>;
      await expect(setDoc(doc(db(), own), rest)).toBeDenied();
    },
  );

  it('cannot change it afterwards', async () => {
    await expect(setDoc(doc(db(), own), profile())).toBeAllowed();
    await expect(updateDoc(doc(db(), own), { role: 'admin' })).toBeDenied();
    await expect(updateDoc(doc(db(), own), { fullName: 'Another' })).toBeDenied();
    await expect(updateDoc(doc(db(), own), { notices: { pace: 'atOnce' } })).toBeDenied();
    await expect(setDoc(doc(db(), own), profile())).toBeDenied();
    await expect(deleteDoc(doc(db(), own))).toBeDenied();
  });

  it('marks the email as verified once it is', async () => {
    await expect(setDoc(doc(db(), own), profile())).toBeAllowed();
    await expect(updateDoc(doc(db(), own), { emailVerified: true })).toBeAllowed();
    await expect(updateDoc(doc(db(), own), { emailVerified: true })).toBeAllowed();
    await expect(updateDoc(doc(db(), own), { emailVerified: false })).toBeDenied();
    await expect(updateDoc(doc(db(), own), { emailVerified: deleteField() })).toBeDenied();
    await expect(updateDoc(doc(db(), own), { emailVerified: true, role: 'staff' })).toBeDenied();
  });

  it('cannot mark a verified email that differs from the profile', async () => {
    const another = { ...profile(), email: 'another@example.com' };
    await rules.prepare((context) => setDoc(doc(context.firestore(), own), another));
    await expect(updateDoc(doc(db(), own), { emailVerified: true })).toBeDenied();
  });

  it('cannot mark it before it is verified', async () => {
    const unverified = rules.as('unverified').firestore();
    await expect(
      updateDoc(doc(unverified, 'users/unverified'), { emailVerified: true }),
    ).toBeDenied();
  });

  it("cannot create or read another person's", async () => {
    await expect(setDoc(doc(db(), 'users/somebody'), profile())).toBeDenied();
    await expect(getDoc(doc(db(), 'users/other'))).toBeDenied();
    await expect(getDocs(collection(db(), 'users'))).toBeDenied();
  });
});

it('an admin reads all profiles', async () => {
  const db = rules.as('admin').firestore();
  await expect(getDoc(doc(db, 'users/other'))).toBeAllowed();
  await expect(getDocs(collection(db, 'users'))).toBeAllowed();
});

it.each(everyone.filter((who) => who !== 'admin'))(
  "%s reads no other person's profile",
  async (who) => {
    const db = rules.as(who).firestore();
    await expect(getDoc(doc(db, 'users/other'))).toBeDenied();
    await expect(getDocs(collection(db, 'users'))).toBeDenied();
  },
);

describe.each(everyone)('%s', (who) => {
  it("cannot write another person's profile", async () => {
    const db = rules.as(who).firestore();
    await expect(setDoc(doc(db, 'users/new'), { ...profile(), email: emailOf(who) })).toBeDenied();
    await expect(updateDoc(doc(db, 'users/other'), { role: 'staff' })).toBeDenied();
    await expect(updateDoc(doc(db, 'users/other'), { emailVerified: true })).toBeDenied();
    await expect(deleteDoc(doc(db, 'users/other'))).toBeDenied();
  });
});
