import { mainLanguage, type Language } from '../i18n/languages.ts';

/** What an offer in another language tells besides: the names of the texts that are in it. */
interface Translated {
  readonly translated?: readonly string[];
}

/** For the attribute `lang` of a text of an offer, which may be in English on a page that is not. */
export const textLanguage = <Offer extends object>(
  offer: Offer,
  name: keyof Offer & string,
): Language | undefined =>
  (offer as Translated).translated?.includes(name) ? undefined : mainLanguage;
