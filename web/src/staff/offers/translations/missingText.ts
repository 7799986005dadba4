import { missingIn, otherLanguages } from '@selasar/domain';
import type { Language } from '@selasar/domain';

const names = new Intl.DisplayNames('en', { type: 'language' });
/** As staff call it, who read English. */
export const languageName = (language: Language): string => names.of(language) ?? language;

/** 'Indonesian: 3 missing', for each language that misses something. */
export const missingText = <Name extends string>(
  offer: Parameters<typeof missingIn<Name>>[0],
  texts: readonly Name[],
): string =>
  otherLanguages
    .flatMap((language) => {
      const { length } = missingIn(offer, texts, language);
      return length > 0 ? [`${languageName(language)}: ${length} missing`] : [];
    })
    .join(' · ');
