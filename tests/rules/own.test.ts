import { lastViewedPath } from '@selasar/domain/core';
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('own');

const items = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`item-${index}`, { name: 'x' }]));

beforeAll(() =>
  rules.prepare((context) =>
    Promise.all(
      everyone.map((who) =>
        setDoc(doc(context.firestore(), lastViewedPath(who)), { items: items(1) }),
      ),
    ),
  ),
);

describe.each(insiders)('%s', (who) => {
  it('reads and writes when they last viewed each day', async () => {
    const own = doc(rules.as(who).firestore(), lastViewedPath(who));
    await expect(setDoc(own, { items: items(100) })).toBeAllowed();
    await expect(updateDoc(own, { 'items.item-0': deleteField() })).toBeAllowed();
    await expect(getDoc(own)).toBeAllowed();
  });

  it('writes no other document there', async () => {
    const db = rules.as(who).firestore();
    const own = doc(db, lastViewedPath(who));
    await expect(setDoc(own, { items: items(101) })).toBeDenied();
    await expect(setDoc(own, { items: items(1), more: 1 })).toBeDenied();
    await expect(setDoc(own, {})).toBeDenied();
    await expect(setDoc(own, { items: 'text' })).toBeDenied();
    await expect(setDoc(own, { items: ['text'] })).toBeDenied();
    await expect(setDoc(doc(own.parent, 'other'), { items: {} })).toBeDenied();
    await expect(deleteDoc(own)).toBeDenied();
  });

  it("cannot read or write another person's", async () => {
    const db = rules.as(who).firestore();
    const another = doc(db, lastViewedPath('unapproved'));
    await expect(getDoc(another)).toBeDenied();
    await expect(setDoc(another, { items: {} })).toBeDenied();
    await expect(getDocs(another.parent)).toBeDenied();
  });
});

it.each(outsiders)('%s cannot write any', async (who) => {
  const own = doc(rules.as(who).firestore(), lastViewedPath(who));
  await expect(getDoc(own)).toBeDenied();
  await expect(setDoc(own, { items: {} })).toBeDenied();
});
