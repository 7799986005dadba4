import {
  asTranslations,
  inLanguage,
  missingIn,
  tourSchema,
  tourTextNames,
  villaSchema,
  villaTextNames,
} from '@selasar/domain';
import { expect, it } from 'vitest';
import { samples } from '../texts/id/samples.ts';
import { siteTexts } from '../texts/id/site.ts';
import { testimonials, tours, villas } from './index.ts';

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

const inIndonesian = (texts: Parameters<typeof asTranslations>[1] = {}) => ({
  translations: asTranslations('id', texts),
});

it.each(tours)('has each text of the tour $slug in Indonesian', (tour) => {
  const texts = samples.tours[tour.slug];
  const read = tourSchema.parse({ ...tour, ...inIndonesian(texts) });
  expect(missingIn(read, tourTextNames, 'id')).toEqual([]);
  expect(inLanguage(read, tourTextNames, 'id')).toMatchObject(texts ?? {});
});

it.each(villas)('has each text of the villa $slug in Indonesian', (villa) => {
  const texts = samples.villas[villa.slug];
  const read = villaSchema.parse({ ...villa, ...inIndonesian(texts) });
  expect(missingIn(read, villaTextNames, 'id')).toEqual([]);
  expect(inLanguage(read, villaTextNames, 'id')).toMatchObject(texts ?? {});
});

it.each(siteTexts.footer.popularTours)('$slug has one title in Indonesian', ({ slug, title }) => {
  expect(samples.tours[slug]).toMatchObject({ title });
});
