import { currentLocale, type Language, mainLanguage } from '@selasar/domain/i18n';

export function languageField(): { language?: Language } {
  const { language } = currentLocale();
  return language === mainLanguage ? {} : { language };
}
