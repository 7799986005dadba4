import { tours } from '@selasar/brand/samples';
import { expect, it } from 'vitest';
import { limits } from '../core/limits.ts';
import { textFactsOf, tourFacts } from './facts.ts';
import { tourSchema, tourTextNames } from './offer.ts';
import { textLanguage, asTranslations, inLanguage, missingIn } from './translations.ts';

const [sample] = tours;
const stored = (translations: unknown) =>
  tourSchema.parse({ ...sample, itinerary: ['Pick-up', 'Walk'], translations });
const translated = (texts: Parameters<typeof asTranslations>[1]) =>
  stored(asTranslations('id', texts));
const shown = (tour: ReturnType<typeof stored>, language: 'en' | 'id' = 'id') =>
  inLanguage(tour, tourTextNames, language);

it('shows translated texts, and the others in English', () => {
  const tour = translated({ title: 'Petualangan', itinerary: ['Jemput', 'Jalan'] });
  expect(shown(tour)).toMatchObject({
    title: 'Petualangan',
    itinerary: ['Jemput', 'Jalan'],
    shortDescription: sample!.shortDescription,
    slug: sample!.slug,
  });
});

it('drops the translations from the result in each language', () => {
  const tour = translated({ title: 'Petualangan' });
  expect(shown(tour, 'en').title).toBe(sample!.title);
  for (const language of ['en', 'id'] as const) {
    expect(shown(tour, language)).not.toHaveProperty('translations');
  }
});

it('tells for each text whether it is in English', () => {
  const tour = shown(translated({ title: 'Petualangan', itinerary: ['Jemput'] }));
  expect(textLanguage(tour, 'title')).toBeUndefined();
  expect(textLanguage(tour, 'itinerary')).toBe('en');
  expect(textLanguage(sample!, 'title')).toBe('en');
});

it('ignores a translated list of a different length', () => {
  const tour = translated({ itinerary: ['Jemput'] });
  expect(shown(tour).itinerary).toEqual(['Pick-up', 'Walk']);
  expect(missingIn(tour, tourTextNames, 'id')).toContain('itinerary');
});

it('translates no other field, even if one is stored', () => {
  const tour = stored({
    id_slug: 'other',
    id_image: 'https://example.com/a.webp',
    id_priceFrom: '1',
  });
  const { translations: _, ...english } = tour;
  expect(shown(tour)).toEqual({ ...english, translated: [] });
});

it('ignores an invalid text, and keeps the others', () => {
  const tour = stored({
    id_title: 7,
    id_duration: '8 jam',
    id_shortDescription: 'x'.repeat(limits.translation + 1),
  });
  expect(shown(tour)).toMatchObject({
    title: sample!.title,
    duration: '8 jam',
    shortDescription: sample!.shortDescription,
  });
  for (const damaged of [7, null, 'none', []])
    expect(shown(stored(damaged)).title).toBe(sample!.title);
});

it('lists missing translations, except those of empty English texts', () => {
  expect(missingIn({ ...translated({ title: 'A' }), exclusions: [] }, tourTextNames, 'id')).toEqual(
    tourTextNames.filter((name) => name !== 'title' && name !== 'exclusions'),
  );
});

it('accepts the largest list', () => {
  const rows: string[] = Array(limits.listItems).fill('x'.repeat(limits.listItemText));
  const tour = tourSchema.parse({
    ...sample,
    itinerary: rows,
    translations: asTranslations('id', { itinerary: rows }),
  });
  expect(missingIn(tour, tourTextNames, 'id')).not.toContain('itinerary');
});

it('translates the texts among the facts, a list only as a whole', () => {
  const facts = { walking: '2 hours', bring: 'Jacket\nShoes', difficulty: 'hard' };
  const read = (translations: object) => tourSchema.parse({ ...sample, facts, translations });
  const tour = read({ id_walking: '2 jam', id_bring: 'Jaket', id_difficulty: 'sulit' });
  expect(shown(tour).facts).toEqual({ ...facts, walking: '2 jam' });
  expect(textLanguage(shown(tour), 'walking')).toBeUndefined();
  expect(textLanguage(shown(tour), 'bring')).toBe('en');
  expect(shown(read({ id_bring: 'Jaket\nSepatu' })).facts?.bring).toBe('Jaket\nSepatu');
  expect(shown(tour, 'en').facts).toEqual(facts);
});

it('lists missing translations of facts that are set', () => {
  const facts = { walking: '2 hours', bring: 'Jacket\nShoes', difficulty: 'hard' };
  const tour = tourSchema.parse({ ...sample, facts, translations: { id_bring: 'Jaket' } });
  expect(missingIn(tour, textFactsOf(tourFacts), 'id')).toEqual(['walking', 'bring']);
});

it('shows no translation of a fact that is not set', () => {
  const tour = tourSchema.parse({ ...sample, facts: undefined, translations: { id_rain: 'Ya' } });
  expect(shown(tour)).not.toHaveProperty('facts.rain');
});
