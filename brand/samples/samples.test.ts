import { inLanguage, tourSchema, villaSchema } from '@selasar/domain';
import { expect, it } from 'vitest';
import { testimonials, tours, tourTranslations, villas, villaTranslations } from './index.ts';

it('has five tours at their prices, three of them featured', () => {
  expect(tours.map((tour) => tour.priceFrom)).toEqual([85, 65, 120, 95, 75]);
  expect(tours.filter((tour) => tour.featured)).toHaveLength(3);
  expect(tours.map((tour) => tour.slug).slice(0, 4)).toEqual([
    'ubud-jungle-adventure',
    'mount-batur-sunrise-trek',
    'romantic-uluwatu-sunset',
    'sacred-temples-tour',
  ]);
  expect(testimonials).toHaveLength(6);
});

it('has translations that visitors would be shown', () => {
  for (const [schema, offers, translations] of [
    [tourSchema, tours, tourTranslations],
    [villaSchema, villas, villaTranslations],
  ] as const) {
    for (const [slug, id] of Object.entries(translations)) {
      const offer = offers.find((one) => one.slug === slug);
      const read = schema.parse({ ...offer, translations: { id } });
      expect(inLanguage(read, 'id')).toMatchObject(id);
    }
  }
});
