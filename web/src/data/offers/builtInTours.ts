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

/** The tours that stand in when the data cannot be reached, in the language of the page if it can be. Never rejects. */
export async function builtInTours(): Promise<readonly Tour[]> {
  const { language } = currentLocale();
  if (language === mainLanguage) return sampleTours;
  const loaded = await otherSamples[language]?.().catch(() => undefined);
  return sampleTours.map((tour) => {
    const translations = asTranslations(language, loaded?.samples.tours[tour.slug] ?? {});
    return inLanguage({ ...tour, translations }, tourTextNames, language);
  });
}
