import { AsyncLocalStorage } from 'node:async_hooks';
import { mainLanguage, speakBy, speechOf, type Language, type Speech } from '@selasar/domain';

const speeches = new AsyncLocalStorage<Speech>();
speakBy(() => speeches.getStore());

/** Does something in a language, or in English: all that `t` says meanwhile is said in it. */
export async function speaking<Result>(
  language: Language | undefined,
  act: () => Result,
): Promise<Awaited<Result>> {
  return await speeches.run(await speechOf(language ?? mainLanguage), act);
}
