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

it('shows what is translated, and the rest in English', () => {
  const tour = translated({ title: 'Petualangan', itinerary: ['Jemput', 'Jalan'] });
  expect(shown(tour)).toMatchObject({
    title: 'Petualangan',
    itinerary: ['Jemput', 'Jalan'],
    shortDescription: sample!.shortDescription,
    slug: sample!.slug,
  });
});

it('leaves the translations behind in each language', () => {
  const tour = translated({ title: 'Petualangan' });
  expect(shown(tour, 'en').title).toBe(sample!.title);
  for (const language of ['en', 'id'] as const) {
    expect(shown(tour, language)).not.toHaveProperty('translations');
  }
});

it('says of each text whether it is in English', () => {
  const tour = shown(translated({ title: 'Petualangan', itinerary: ['Jemput'] }));
  expect(textLanguage(tour, 'title')).toBeUndefined();
  expect(textLanguage(tour, 'itinerary')).toBe('en');
  expect(textLanguage(sample!, 'title')).toBe('en');
});

it('takes no list that has another length', () => {
  const tour = translated({ itinerary: ['Jemput'] });
  expect(shown(tour).itinerary).toEqual(['Pick-up', 'Walk']);
  expect(missingIn(tour, tourTextNames, 'id')).toContain('itinerary');
});

it('takes no other field, whatever is stored', () => {
  const tour = stored({
    id_slug: 'other',
    id_image: 'https://example.com/a.webp',
    id_priceFrom: '1',
  });
  const { translations: _, ...english } = tour;
  expect(shown(tour)).toEqual({ ...english, translated: [] });
});

it('reads a damaged text as none, and keeps the others', () => {
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

it('names what is missing, but nothing that is empty in English', () => {
  expect(missingIn({ ...translated({ title: 'A' }), exclusions: [] }, tourTextNames, 'id')).toEqual(
    tourTextNames.filter((name) => name !== 'title' && name !== 'exclusions'),
  );
});

it('has room for the largest list', () => {
  const rows: string[] = Array(limits.listItems).fill('x'.repeat(limits.listItemText));
  const tour = tourSchema.parse({
    ...sample,
    itinerary: rows,
    translations: asTranslations('id', { itinerary: rows }),
  });
  expect(missingIn(tour, tourTextNames, 'id')).not.toContain('itinerary');
});
