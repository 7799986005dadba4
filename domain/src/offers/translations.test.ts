import { tours } from '@selasar/brand/samples';
import { expect, it } from 'vitest';
import { limits } from '../core/limits.ts';
import { tourSchema, tourTextNames } from './tour.ts';
import { textLanguage } from './textLanguage.ts';
import { asTranslations, inLanguage, missingIn } from './translations.ts';

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
