import { provideLocale, localeOf } from '@selasar/domain';
import type { Language } from '@selasar/domain';

/** Sets the language of the page for its lifetime: another language has another address. */
export async function setLocale(language: Language): Promise<void> {
  const locale = await localeOf(language);
  provideLocale(() => locale);
  document.documentElement.lang = language;
}
