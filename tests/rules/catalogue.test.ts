import { limits, publicListLimit, sampleTours, sampleVillas } from '@selasar/domain';
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
const badNumbers = ['85', null, -1, limits.priceUsd + 1, Number.NaN];
const badCounts = (most: number) => ['4', null, -1, most + 1, 1.5];
const badLists = [
  'a',
  null,
  Array(limits.listItems + 1).fill('a'),
  [text(limits.listItemText + 1)],
  ['a', text(limits.listItemText + 1)],
  ['a', 7],
  [null],
  ['a\nb'],
];
const longestList: string[] = Array(limits.listItems).fill(text(limits.listItemText));
const goodLists = [[], [''], ['a', ''], ['', 'a'], ['a', 'a', '$1 \\d'], longestList];

const common = {
  slug: ['other', 7, null],
  shortDescription: badTexts(limits.shortDescription),
  fullDescription: badTexts(limits.fullDescription),
  location: badTexts(limits.name),
  image: [7, null, ['a'], text(limits.url + 1)],
  gallery: badLists,
  featured: ['true', 1, null],
  createdAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
  updatedAt: ['2026-11-20', null, Timestamp.fromMillis(0)],
};

/** As large as the schemas of the domain let it be. */
const commonLargest = {
  slug: text(limits.slug),
  shortDescription: text(limits.shortDescription),
  fullDescription: text(limits.fullDescription),
  location: text(limits.name),
  image: text(limits.url),
  gallery: longestList,
};

const offers = [
  {
    name: 'tours',
    sample: sampleTours[0]!,
    bad: {
      ...common,
      title: badTexts(limits.name),
      itinerary: badLists,
      inclusions: badLists,
      exclusions: badLists,
      priceFrom: badNumbers,
      duration: badTexts(limits.name),
      category: ['Adventure', '', 7, null],
    },
    largest: {
      ...commonLargest,
      title: text(limits.name),
      priceFrom: limits.priceUsd,
      duration: text(limits.name),
    },
  },
  {
    name: 'villas',
    sample: sampleVillas[0]!,
    bad: {
      ...common,
      name: badTexts(limits.name),
      pricePerNight: badNumbers,
      capacity: badCounts(limits.villaCapacity),
      bedrooms: badCounts(limits.rooms),
      bathrooms: badCounts(limits.rooms),
      amenities: badLists,
      hasPool: ['true', 1, null],
    },
    largest: {
      ...commonLargest,
      name: text(limits.name),
      pricePerNight: limits.priceUsd,
      capacity: limits.villaCapacity,
      bedrooms: limits.rooms,
      bathrooms: limits.rooms,
    },
  },
];

describe.each(offers)('$name', ({ name, sample, bad, largest }) => {
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
    it(`reads one, and a list of at most ${publicListLimit}`, async () => {
      const db = rules.as(who).firestore();
      await expect(getDoc(doc(db, name, sample.slug))).toBeAllowed();
      await expect(getDoc(doc(db, name, 'missing'))).toBeAllowed();
      await expect(getDocs(query(collection(db, name), limit(publicListLimit)))).toBeAllowed();
    });
  });

  describe.each(outsiders)('%s', (who) => {
    it('does not read a list without that limit', async () => {
      const db = rules.as(who).firestore();
      await expect(getDocs(query(collection(db, name), limit(publicListLimit + 1)))).toBeDenied();
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

  it.each(['Ubud', 'ubud--walk', '-ubud', 'ubud_walk', text(limits.slug + 1)])(
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

  it('accepts the largest document that the schema allows', async () => {
    const large = doc(rules.as('staff').firestore(), name, largest.slug);
    await expect(setDoc(large, { ...fresh, ...largest })).toBeAllowed();
    await deleteDoc(large);
  });
});
