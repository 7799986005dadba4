import { mainLanguage, currentLocale, type Language } from '@selasar/domain';

/** The language of the calling page as a field of the request; absent for English. */
export function languageField(): { language?: Language } {
  const { language } = currentLocale();
  return language === mainLanguage ? {} : { language };
}
