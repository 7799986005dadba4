import { otherLanguages } from '../i18n/languages.ts';
import { tourTextNames } from './tour.ts';
import { translationKey } from './translations.ts';
import { villaTextNames } from './villa.ts';

export const offerTextNames = { tours: tourTextNames, villas: villaTextNames };

export const translationKeys: readonly string[] = otherLanguages.flatMap((language) =>
  [...new Set([...tourTextNames, ...villaTextNames])].map((name) => translationKey(language, name)),
);
