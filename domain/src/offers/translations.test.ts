import { expect, it } from 'vitest';
import { tours } from '@selasar/brand/samples';
import { tourSchema, tourTextNames } from './tour.ts';
import { inLanguage, missingIn } from './translations.ts';

const [sample] = tours;
const translated = (texts: unknown) =>
  tourSchema.parse({ ...sample, itinerary: ['Pick-up', 'Walk'], translations: { id: texts } });

it('shows what is translated, and the rest in English', () => {
  const tour = translated({ title: 'Petualangan', itinerary: ['Jemput', 'Jalan'] });
  expect(inLanguage(tour, 'id')).toMatchObject({
    title: 'Petualangan',
    itinerary: ['Jemput', 'Jalan'],
    shortDescription: sample!.shortDescription,
    slug: sample!.slug,
  });
});

it('leaves the translations behind in each language', () => {
  const tour = translated({ title: 'Petualangan' });
  expect(inLanguage(tour, 'en').title).toBe(sample!.title);
  for (const language of ['en', 'id'] as const) {
    expect(inLanguage(tour, language)).not.toHaveProperty('translations');
  }
});

it('takes no list that has another length', () => {
  const tour = translated({ itinerary: ['Jemput'] });
  expect(inLanguage(tour, 'id').itinerary).toEqual(['Pick-up', 'Walk']);
  expect(missingIn(tour, tourTextNames, 'id')).toContain('itinerary');
});

it('reads a damaged text as none, and keeps the others', () => {
  const tour = translated({ title: 7, duration: '8 jam', shortDescription: 'x'.repeat(301) });
  expect(tour.translations?.['id']).toEqual({ duration: '8 jam' });
  expect(tourSchema.parse({ ...sample, translations: 7 }).translations).toBeUndefined();
  expect(translated('none').translations).toEqual({ id: {} });
});

it('names what is missing, but nothing that is empty in English', () => {
  expect(missingIn({ ...translated({ title: 'A' }), exclusions: [] }, tourTextNames, 'id')).toEqual(
    tourTextNames.filter((name) => name !== 'title' && name !== 'exclusions'),
  );
});
