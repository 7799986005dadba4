import { otherSamples } from '@selasar/brand';
import {
  asTranslations,
  inLanguage,
  mainLanguage,
  currentLocale,
  tourTextNames,
} from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import type { Tour } from '@selasar/domain';

/**
 * The built-in tours, for when the database is unreachable, in the language of the page if available. Never rejects.
 */
export async function builtInTours(): Promise<readonly Tour[]> {
  const { language } = currentLocale();
  if (language === mainLanguage) return sampleTours;
  const loaded = await otherSamples[language]?.().catch(() => undefined);
  return sampleTours.map((tour) => {
    const translations = asTranslations(language, loaded?.samples.tours[tour.slug] ?? {});
    return inLanguage({ ...tour, translations }, tourTextNames, language);
  });
}
