import { limits, publicListLimit } from '@selasar/domain/core';
import { isOwnPicture, storedFactsSchema, tourSchema } from '@selasar/domain/offers';
import { offerRulesSchema } from '@selasar/domain/pricing';
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
import {
  badFacts,
  badPictures,
  badRules,
  badTranslations,
  goodLists,
  goodPictures,
  goodRules,
  largestFacts,
  largestRules,
  offers,
  picture,
  project,
  text,
  translated,
  uploadedTo,
} from './support/offerValues.ts';

const rules = rulesUnderTest('catalogue');

const badRulesShown = Object.entries(badRules).flatMap(([name, values]) =>
  values.map((value) => ({ name, value, shown: JSON.stringify(value).slice(0, 40) })),
);

const now = () => ({ createdAt: serverTimestamp(), updatedAt: serverTimestamp() });

describe.each(offers)('$name', ({ name, sample, bad, largest, texts, facts: table }) => {
  const stored = { ...sample, createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const fresh = { ...sample, slug: 'fresh', ...now() };
  const badValues = Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) => ({ field, value, shown: String(value).slice(0, 20) })),
  );

  // Set up once, because tests restore everything.
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
    it('cannot read a list without that limit', async () => {
      const db = rules.as(who).firestore();
      await expect(getDocs(query(collection(db, name), limit(publicListLimit + 1)))).toBeDenied();
      await expect(getDocs(collection(db, name))).toBeDenied();
    });

    it('writes nothing', async () => {
      const db = rules.as(who).firestore();
      await expect(
        updateDoc(doc(db, name, sample.slug), {
          'rules.seats': 12,
          updatedAt: serverTimestamp(),
        }),
      ).toBeDenied();
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

    it('adds, changes each field, and deletes', async () => {
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

  it('refuses an unknown field', async () => {
    const db = rules.as('staff').firestore();
    await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, discount: 10 })).toBeDenied();
    const change = { discount: 10, updatedAt: serverTimestamp() };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it('refuses a change without its time', async () => {
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

  it('accepts a description of several lines, like the schema', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    const fullDescription = 'Ubud\r\n\n\tand back';
    await expect(setDoc(fresher, { ...fresh, fullDescription })).toBeAllowed();
    expect(tourSchema.shape.fullDescription.parse(fullDescription)).toBe(fullDescription);
    await deleteDoc(fresher);
  });

  it('accepts an empty picture and the site’s own pictures', async () => {
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

  it('accepts pictures of a cloud project only from its own bucket', async () => {
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
    const facts = largestFacts(table);
    const translations = translated(largest, texts, facts);
    const whole = { ...fresh, ...largest, facts, translations, rules: largestRules };
    await expect(setDoc(large, whole)).toBeAllowed();
    await expect(
      updateDoc(large, { 'rules.seats': 12, updatedAt: serverTimestamp() }),
    ).toBeAllowed();
    await deleteDoc(large);
  });

  it.each(goodRules)('accepts the rules %o, like the schema', async (some) => {
    expect(offerRulesSchema.parse(some)).toEqual(some);
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, { ...fresh, rules: some })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it.each(badRulesShown)('refuses the rule $name = $shown', async ({ name: rule, value }) => {
    expect(offerRulesSchema.safeParse({ [rule]: value }).success).toBe(false);
    const db = rules.as('staff').firestore();
    const some = { [rule]: value };
    await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, rules: some })).toBeDenied();
    const change = { [`rules.${rule}`]: value, updatedAt: serverTimestamp() };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it.each([null, 'none', [], 7, { moonPhases: ['full'] }, { leastNights: 5, mostNights: 4 }])(
    'refuses the rules %o',
    async (some) => {
      const db = rules.as('staff').firestore();
      await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, rules: some })).toBeDenied();
    },
  );

  it('accepts adding rules one by one, and removing them', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, fresh)).toBeAllowed();
    const updatedAt = serverTimestamp();
    await expect(updateDoc(fresher, { 'rules.deposit': 30, updatedAt })).toBeAllowed();
    await expect(updateDoc(fresher, { 'rules.seats': 12, updatedAt })).toBeAllowed();
    expect((await getDoc(fresher)).get('rules')).toEqual({ deposit: 30, seats: 12 });
    await expect(updateDoc(fresher, { 'rules.seats': deleteField(), updatedAt })).toBeAllowed();
    await expect(updateDoc(fresher, { rules: deleteField(), updatedAt })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it('accepts adding facts one by one, and removing them', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, fresh)).toBeAllowed();
    const updatedAt = serverTimestamp();
    const facts = largestFacts(table);
    expect(storedFactsSchema(table).parse(facts)).toEqual(facts);
    for (const [fact, value] of Object.entries(facts)) {
      await expect(updateDoc(fresher, { [`facts.${fact}`]: value, updatedAt })).toBeAllowed();
    }
    expect((await getDoc(fresher)).get('facts')).toEqual(facts);
    for (const fact of Object.keys(facts)) {
      const gone = { [`facts.${fact}`]: deleteField(), updatedAt };
      await expect(updateDoc(fresher, gone)).toBeAllowed();
    }
    await expect(updateDoc(fresher, { facts: deleteField(), updatedAt })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it.each(outsiders)('%s cannot change a fact', async (who) => {
    const [fact = ''] = Object.keys(table);
    const change = { [`facts.${fact}`]: 'private', updatedAt: serverTimestamp() };
    const db = rules.as(who).firestore();
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });

  it.each(badFacts(table).map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'refuses the facts %s',
    async (_, facts) => {
      const db = rules.as('staff').firestore();
      await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, facts })).toBeDenied();
      const change = { facts, updatedAt: serverTimestamp() };
      await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
    },
  );

  it('accepts adding translations one by one, and removing them', async () => {
    const fresher = doc(rules.as('staff').firestore(), name, 'fresh');
    await expect(setDoc(fresher, fresh)).toBeAllowed();
    const updatedAt = serverTimestamp();
    const translations = translated(largest, texts);
    for (const [key, text] of Object.entries(translations)) {
      await expect(updateDoc(fresher, { [`translations.${key}`]: text, updatedAt })).toBeAllowed();
    }
    expect((await getDoc(fresher)).get('translations')).toEqual(translations);
    for (const key of Object.keys(translations)) {
      const gone = { [`translations.${key}`]: deleteField(), updatedAt };
      await expect(updateDoc(fresher, gone)).toBeAllowed();
    }
    expect((await getDoc(fresher)).get('translations')).toEqual({});
    await expect(updateDoc(fresher, { translations: deleteField(), updatedAt })).toBeAllowed();
    await deleteDoc(fresher);
  });

  it.each(badTranslations(texts).map((value) => [JSON.stringify(value).slice(0, 40), value]))(
    'refuses the translations %s',
    async (_, translations) => {
      const db = rules.as('staff').firestore();
      await expect(setDoc(doc(db, name, 'fresh'), { ...fresh, translations })).toBeDenied();
      const change = { translations, updatedAt: serverTimestamp() };
      await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
    },
  );

  it('refuses the translation of a field of the other kind of offer', async () => {
    const db = rules.as('staff').firestore();
    const other = name === 'tours' ? 'amenities' : 'title';
    const change = { [`translations.id_${other}`]: 'Jalan', updatedAt: serverTimestamp() };
    await expect(updateDoc(doc(db, name, sample.slug), change)).toBeDenied();
  });
});
