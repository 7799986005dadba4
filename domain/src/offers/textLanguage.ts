import { mainLanguage, type Language } from '../i18n/languages.ts';
import type { TextName } from './translations.ts';

interface Translated {
  readonly translated?: readonly string[];
}

/** For the attribute `lang` of a text that may be in English on a page in another language. */
export const textLanguage = <Offer extends object>(
  offer: Offer,
  name: TextName<Offer>,
): Language | undefined =>
  (offer as Translated).translated?.includes(name) ? undefined : mainLanguage;
