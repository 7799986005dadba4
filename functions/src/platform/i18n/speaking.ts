import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isLanguage,
  mainLanguage,
  speakBy,
  speechOf,
  type Language,
  type Speech,
} from '@selasar/domain';

const speeches = new AsyncLocalStorage<Speech>();
speakBy(() => speeches.getStore());

/** Does something in a language, or in English: all that `t` says meanwhile is said in it. */
export async function speaking<Result>(
  language: Language | undefined,
  act: () => Result,
): Promise<Awaited<Result>> {
  return await speeches.run(await speechOf(language ?? mainLanguage), act);
}

/** The language of the page that asks. It stands beside what the operation takes, which does not see it. */
export function languageOf(data: unknown): Language {
  const said = typeof data === 'object' && data !== null && 'language' in data && data.language;
  return isLanguage(said) ? said : mainLanguage;
}
