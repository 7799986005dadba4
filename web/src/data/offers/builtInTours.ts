import { otherSamples } from '@selasar/brand';
import { currentLocale, mainLanguage } from '@selasar/domain/i18n';
import { asTranslations, inLanguage, type Tour, tourTextNames } from '@selasar/domain/offers';
import { sampleTours } from '@selasar/domain/samples';

/** For when the database is unreachable. Never rejects. */
export async function builtInTours(): Promise<readonly Tour[]> {
  const { language } = currentLocale();
  if (language === mainLanguage) return sampleTours;
  const loaded = await otherSamples[language]?.().catch(() => undefined);
  return sampleTours.map((tour) => {
    const translations = asTranslations(language, loaded?.samples.tours[tour.slug] ?? {});
    return inLanguage({ ...tour, translations }, tourTextNames, language);
  });
}
