import { missingIn, otherLanguages } from '@selasar/domain';
import { languageName } from './languageName.ts';

/** 'Indonesian: 3 missing' for each language with missing texts. */
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
