import { mainLanguage, spoken, type Language } from '@selasar/domain';

/** The language of the page that asks, as a request keeps it: English needs no word. */
export function languageField(): { language?: Language } {
  const { language } = spoken();
  return language === mainLanguage ? {} : { language };
}
