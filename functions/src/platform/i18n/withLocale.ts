import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isLanguage,
  mainLanguage,
  provideLocale,
  localeOf,
  type Language,
  type Locale,
} from '@selasar/domain';

const speeches = new AsyncLocalStorage<Locale>();
provideLocale(() => speeches.getStore());

/** Does something in a language, or in English: all that `t` says meanwhile is said in it. */
export async function withLocale<Result>(
  language: Language | undefined,
  act: () => Result,
): Promise<Awaited<Result>> {
  return await speeches.run(await localeOf(language ?? mainLanguage), act);
}

/** The language of the page that asks. It stands beside what the operation takes, which does not see it. */
export function languageOf(data: unknown): Language {
  const said = typeof data === 'object' && data !== null && 'language' in data && data.language;
  return isLanguage(said) ? said : mainLanguage;
}
