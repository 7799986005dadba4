import { mainLanguage, currentLocale, type Language } from '@selasar/domain';

/** The language of the page that asks, as a request keeps it: English needs no word. */
export function languageField(): { language?: Language } {
  const { language } = currentLocale();
  return language === mainLanguage ? {} : { language };
}
