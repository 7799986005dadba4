import { isOwnPicture, limits, publicListLimit, tourSchema } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
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
import { everyone, insiders, outsiders, rulesUnderTest } from './support/environment.ts';

const rules = rulesUnderTest('catalogue');

const now = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });
const text = (size: number) => 'x'.repeat(size);
const badTexts = (size: number) => [
  7,
  null,
  ['a'],
  '',
  ' ',
  text(size + 1),
  'a\0',
  'a\u001Bb',
  'a\u0085',
];
const badLines = (size: number) => [...badTexts(size), 'a\nb', 'a\r\nBcc: all@example.com', 'a\tb'];
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
  [''],
  ['a', ''],
  ['', 'a'],
  ['a', ' '],
  ['a\0'],
  ['a', 'b\rc'],
];
const longestList: string[] = Array(limits.listItems).fill(text(limits.listItemText));
const goodLists = [[], ['a', 'a', '$1 \\d'], ['Rp 100.000 – “ya”', '王小明'], longestList];

const project = 'demo-rules-catalogue';
const uploadedTo = (bucket: string, host = 'http://127.0.0.1:5204') =>
  `${host}/v0/b/${bucket}/o/tour-images%2F0a-1?alt=media&token=0a-1`;
const picture = uploadedTo(`${project}.appspot.com`);
const goodPictures = [
  '/images/placeholder.svg',
  '/images/tours/sacred-temples-tour/main.webp',
  picture,
  uploadedTo(`${project}.firebasestorage.app`, 'http://localhost:5204'),
  picture.replace('tour-images%2F', 'tour-images%2Fvilla-images%2F'),
];
const badPictures = [
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://example.com/a.webp',
  '//example.com/images/a.webp',
  '/admin/tours',
  '/images/../admin.svg',
  '/images/a.webp?b',
  'images/a.webp',
  uploadedTo('somebody-else.appspot.com'),
  uploadedTo(`${project}.example.com`),
  uploadedTo(`${project}.appspot.com`, 'https://firebasestorage.googleapis.com'),
  uploadedTo(`${project}.appspot.com`, 'http://127.0.0.1.example.com:5204'),
  picture.replace('tour-images', 'private'),
  picture.replace('%2F', '%2F..%2F'),
  picture.replace('&token=0a-1', ''),
  `${picture}#a`,
  `x${picture}`,
  ' ',
  `${picture} `,
  `${picture}\n${picture}`,
];
const badGalleries = [
  ...badLists,
  longestList,
  ...badPictures.map((one) => [picture, one]),
  [`${picture}\n`],
];
/** As long as one may be. */
const longestPicture = (size: number) => `/images/${text(size - 12)}.svg`;
const longestGallery: string[] = Array(limits.listItems).fill(longestPicture(limits.listItemText));

const common = {
  slug: ['other', 7, null],
  shortDescription: badLines(limits.shortDescription),
  fullDescription: badTexts(limits.fullDescription),
  location: badLines(limits.name),
  image: [7, null, ['/images/a.webp'], longestPicture(limits.url + 1), ...badPictures],
  gallery: badGalleries,
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
  image: longestPicture(limits.url),
  gallery: longestGallery,
};

const offers = [
  {
    name: 'tours',
    sample: sampleTours[0]!,
    bad: {
      ...common,
      title: badLines(limits.name),
      itinerary: badLists,
      inclusions: badLists,
      exclusions: badLists,
      priceFrom: badNumbers,
      duration: badLines(limits.name),
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
      name: badLines(limits.name),
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
    const field = name === 'tours' ? 'itinerary' : 'amenities';
    await expect(setDoc(fresher, { ...fresh, [field]: list })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it('accepts a description of several lines, and takes it as the schema does', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    const fullDescription = 'Ubud\r\n\n\tand back';
    await expect(setDoc(fresher, { ...fresh, fullDescription })).toBeAllowed();
    expect(tourSchema.shape.fullDescription.parse(fullDescription)).toBe(fullDescription);
    await deleteDoc(fresher);
  });

  it('accepts no picture, and those that are the own ones for the site', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, { ...fresh, image: '', gallery: goodPictures })).toBeAllowed();
    await deleteDoc(fresher);
    for (const image of goodPictures) {
      expect(isOwnPicture(image, project)).toBe(true);
      await expect(setDoc(fresher, { ...fresh, image })).toBeAllowed();
      await deleteDoc(fresher);
    }
    expect(badPictures.filter((url) => isOwnPicture(url, project))).toEqual([]);
  });

  it('accepts the pictures of a project in the cloud from there alone', async () => {
    const cloud = 'selasar-bali';
    const service = 'https://firebasestorage.googleapis.com';
    const fresher = doc(rules.as('staff', cloud).firestore(), name, 'fresh');
    for (const domain of ['appspot.com', 'firebasestorage.app']) {
      const image = uploadedTo(`${cloud}.${domain}`, service);
      expect(isOwnPicture(image, cloud)).toBe(true);
      await expect(setDoc(fresher, { ...fresh, image })).toBeAllowed();
      await deleteDoc(fresher);
    }
    for (const image of [
      uploadedTo(`${project}.appspot.com`, service),
      uploadedTo(`${cloud}.appspot.com`),
      picture,
    ]) {
      expect(isOwnPicture(image, cloud)).toBe(false);
      await expect(setDoc(fresher, { ...fresh, image })).toBeDenied();
    }
  });

  it('accepts the largest document that the schema allows', async () => {
    const large = doc(rules.as('staff').firestore(), name, largest.slug);
    await expect(setDoc(large, { ...fresh, ...largest })).toBeAllowed();
    await deleteDoc(large);
  });
});
