import { AsyncLocalStorage } from 'node:async_hooks';
import {
  currentLocale,
  isLanguage,
  type Language,
  type Locale,
  localeOf,
  mainLanguage,
  provideLocale,
} from '@selasar/domain/i18n';

const localeStorage = new AsyncLocalStorage<Locale>();
provideLocale(() => localeStorage.getStore());

export async function withLocale<Result>(
  language: Language | undefined,
  act: () => Result,
): Promise<Awaited<Result>> {
  return await localeStorage.run(await localeOf(language ?? mainLanguage), act);
}

/** It is sent beside the operation's input, which does not contain it. */
export function languageOf(data: unknown): Language {
  const language = typeof data === 'object' && data !== null && 'language' in data && data.language;
  return isLanguage(language) ? language : mainLanguage;
}

export function languageField(): { language?: Language } {
  const { language } = currentLocale();
  return language === mainLanguage ? {} : { language };
}
