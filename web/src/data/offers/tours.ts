import { collections } from '@selasar/domain/core';
import {
  type Tour,
  tourSchema,
  asTranslations,
  inLanguage,
  tourTextNames,
} from '@selasar/domain/offers';
import { currentLocale, mainLanguage } from '@selasar/domain/i18n';
import { sampleTours } from '@selasar/domain/samples';
import { inOrder, readOffers, readOffer } from './catalogue.ts';

export interface TourList {
  tours: readonly Tour[];
  builtIn: boolean;
}

const titleOf = ({ title }: Tour) => title;

/** Never rejects: without the database it returns the built-in tours. */
export async function listTours(featured?: number): Promise<TourList> {
  try {
    return {
      tours: await readOffers(collections.tours, tourSchema, titleOf, featured),
      builtIn: false,
    };
  } catch {
    const all = await builtInTours();
    const tours =
      featured === undefined ? all : all.filter((tour) => tour.featured).slice(0, featured);
    return { tours: inOrder(tours, titleOf), builtIn: true };
  }
}

/** Never rejects. */
export async function findTour(slug: string): Promise<Tour | undefined> {
  const found = await readOffer(collections.tours, tourSchema, slug).catch(() => undefined);
  return found ?? (await builtInTours()).find((tour) => tour.slug === slug);
}

/** For when the database is unreachable. Never rejects. */
export async function builtInTours(): Promise<readonly Tour[]> {
  const { language } = currentLocale();
  if (language === mainLanguage) return sampleTours;
  const loaded = await import('@selasar/brand/samples/others')
    .then(({ otherSamples }) => otherSamples[language]?.())
    .catch(() => undefined);
  return sampleTours.map((tour) => {
    const translations = asTranslations(language, loaded?.tours[tour.slug] ?? {});
    return inLanguage({ ...tour, translations }, tourTextNames, language);
  });
}
