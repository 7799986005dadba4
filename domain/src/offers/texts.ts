import { otherLanguages } from '../i18n/languages.ts';
import { tourTextNames } from './tour.ts';
import { translationKey } from './translations.ts';
import { villaTextNames } from './villa.ts';

/** What is told in each language, by the collection. */
export const offerTextNames = { tours: tourTextNames, villas: villaTextNames };

/** All that translations may have. */
export const translationKeys: readonly string[] = otherLanguages.flatMap((language) =>
  [...new Set([...tourTextNames, ...villaTextNames])].map((name) => translationKey(language, name)),
);
