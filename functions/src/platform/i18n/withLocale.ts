import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isLanguage,
  mainLanguage,
  provideLocale,
  localeOf,
  type Language,
  type Locale,
} from '@selasar/domain';

const localeStorage = new AsyncLocalStorage<Locale>();
provideLocale(() => localeStorage.getStore());

/** Runs a function in a language (default English): `t` uses it meanwhile. */
export async function withLocale<Result>(
  language: Language | undefined,
  act: () => Result,
): Promise<Awaited<Result>> {
  return await localeStorage.run(await localeOf(language ?? mainLanguage), act);
}

/** The language of the calling page. It is sent beside the operation's input, which does not contain it. */
export function languageOf(data: unknown): Language {
  const language = typeof data === 'object' && data !== null && 'language' in data && data.language;
  return isLanguage(language) ? language : mainLanguage;
}
