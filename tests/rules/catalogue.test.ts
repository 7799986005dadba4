import { sampleTours, sampleVillas } from '@selasar/domain';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest } from './environment.ts';

const rules = rulesUnderTest('catalogue');

const now = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
const text = (size: number) => 'x'.repeat(size);
const badTexts = (size: number) => [7, null, ['a'], '', text(size + 1)];
const badNumbers = ['85', null, -1, 100_001, Number.NaN];
const badCounts = ['4', null, -1, 51, 1.5];
const badLists = [
  'a',
  null,
  Array(21).fill('a'),
  [text(501)],
  ['a', text(501)],
  ['a', 7],
  [null],
  ['a\nb'],
];
const goodLists = [[], [''], ['a', ''], ['', 'a'], ['a', 'a', '$1 \\d'], Array(20).fill(text(500))];

const common = {
  slug: ['other', 7, null],
  shortDescription: badTexts(300),
  fullDescription: badTexts(5000),
  location: badTexts(120),
  image: [7, null, ['a'], text(1001)],
  gallery: badLists,
  featured: ['true', 1, null],
  createdAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
  updatedAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
};

const offers = [
  {
    name: 'tours',
    sample: sampleTours[0]!,
    bad: {
      ...common,
      title: badTexts(120),
      itinerary: badLists,
      inclusions: badLists,
      exclusions: badLists,
      priceFrom: badNumbers,
      duration: badTexts(120),
      category: ['Adventure', '', 7, null],
    },
  },
  {
    name: 'villas',
    sample: sampleVillas[0]!,
    bad: {
      ...common,
      name: badTexts(120),
      pricePerNight: badNumbers,
      capacity: badCounts,
      bedrooms: badCounts,
      bathrooms: badCounts,
      amenities: badLists,
      hasPool: ['true', 1, null],
    },
  },
];

describe.each(offers)('$name', ({ name, sample, bad }) => {
  const stored = { ...sample, createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const fresh = { ...sample, slug: 'fresh', ...now() };
  const badValues = Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) => ({ field, value, shown: String(value).slice(0, 20) })),
  );

  // Once, because tests leave everything as they found it.
  beforeAll(() =>
    rules.prepare((context) => setDoc(doc(context.firestore(), name, sample.slug), stored)),
  );

  describe.each(everyone)('%s', (who) => {
    it('reads one, and a list of at most 100', async () => {
      const db = rules.as(who).firestore();
      await expect(getDoc(doc(db, name, sample.slug))).toBeAllowed();
      await expect(getDoc(doc(db, name, 'missing'))).toBeAllowed();
      await expect(getDocs(query(collection(db, name), limit(100)))).toBeAllowed();
    });
  });

  describe.each(outsiders)('%s', (who) => {
    it('does not read a list without that limit', async () => {
      const db = rules.as(who).firestore();
      await expect(getDocs(query(collection(db, name), limit(101)))).toBeDenied();
      await expect(getDocs(collection(db, name))).toBeDenied();
    });

    it('writes nothing', async () => {
      const db = rules.as(who).firestore();
      await expect(setDoc(doc(db, name, 'fresh'), fresh)).toBeDenied();
      await expect(
        updateDoc(doc(db, name, sample.slug), { featured: false, updatedAt: serverTimestamp() }),
      ).toBeDenied();
      await expect(deleteDoc(doc(db, name, sample.slug))).toBeDenied();
    });
  });

  describe.each(insiders)('%s', (who) => {
    it('reads the whole list', async () => {
      await expect(getDocs(collection(rules.as(who).firestore(), name))).toBeAllowed();
    });

    it('adds, changes field by field, and deletes', async () => {
      const fresher = doc(rules.as(who).firestore(), name, 'fresh');
      await expect(setDoc(fresher, fresh)).toBeAllowed();
      await expect(
        updateDoc(fresher, { featured: false, updatedAt: serverTimestamp() }),
      ).toBeAllowed();
      await expect(deleteDoc(fresher)).toBeAllowed();
    });
  });

  it.each(badValues)('refuses $field = $shown', async ({ field, value }) => {
    const db = rules.as('staff').firestore();
    await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, [field]: value })).toBeDenied();
    const change = { updatedAt: serverTimestamp(), [field]: value };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it.each(Object.keys(bad))('refuses a document without %s', async (field) => {
    const db = rules.as('staff').firestore();
    const { [field]: _, ...rest } = fresh as Record<string, unknown>;
    await expect(setDoc(doc(db, name, 'fresh'), rest)).toBeDenied();
    const change = { updatedAt: serverTimestamp(), [field]: deleteField() };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it('refuses a field that it does not know', async () => {
    const db = rules.as('staff').firestore();
    await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, discount: 10 })).toBeDenied();
    const change = { discount: 10, updatedAt: serverTimestamp() };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it('refuses a change that does not say when', async () => {
    const db = rules.as('staff').firestore();
    await expect(updateDoc(doc(db, name, sample.slug), { featured: false })).toBeDenied();
  });

  it.each(['Ubud', 'ubud--walk', '-ubud', 'ubud_walk', text(101)])(
    'refuses the slug %s',
    async (slug) => {
      const db = rules.as('staff').firestore();
      await expect(setDoc(doc(db, name, slug), { ...fresh, slug })).toBeDenied();
    },
  );

  it.each(goodLists)('accepts the list %#', async (...list) => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, { ...fresh, gallery: list })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it('accepts the largest document it allows', async () => {
    const db = rules.as('staff').firestore();
    const full = { shortDescription: text(300), fullDescription: text(5000), image: text(1000) };
    const largest = { ...fresh, ...full, gallery: Array(20).fill(text(500)) };
    await expect(setDoc(doc(db, name, 'fresh'), largest)).toBeAllowed();
    await deleteDoc(doc(db, name, 'fresh'));
  });
});
