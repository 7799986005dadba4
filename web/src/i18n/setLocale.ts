import { provideLocale, localeOf } from '@selasar/domain';
import type { Language } from '@selasar/domain';

/** The page speaks this language from now on, for as long as it lives: another one is another address. */
export async function setLocale(language: Language): Promise<void> {
  const speech = await localeOf(language);
  provideLocale(() => speech);
  document.documentElement.lang = language;
}
