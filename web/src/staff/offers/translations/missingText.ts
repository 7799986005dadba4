import { missingIn, otherLanguages } from '@selasar/domain';
import type { TextName } from '@selasar/domain';
import { languageName } from './languageName.ts';

/** 'Indonesian: 3 missing' for each language with missing texts. */
export const missingText = <Offer extends object>(
  offer: Offer,
  texts: readonly TextName<Offer>[],
): string =>
  otherLanguages
    .flatMap((language) => {
      const { length } = missingIn(offer, texts, language);
      return length > 0 ? [`${languageName(language)}: ${length} missing`] : [];
    })
    .join(' · ');
