import { mainLanguage, type Language } from '../i18n/languages.ts';
import type { TextName } from './translations.ts';

/** The names of the translated texts of an offer. */
interface Translated {
  readonly translated?: readonly string[];
}

/** The attribute `lang` for a text of an offer that may be in English on a page in another language. */
export const textLanguage = <Offer extends object>(
  offer: Offer,
  name: TextName<Offer>,
): Language | undefined =>
  (offer as Translated).translated?.includes(name) ? undefined : mainLanguage;
