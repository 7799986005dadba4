import { otherTexts } from '@selasar/brand';
import type { BrandTexts } from '@selasar/brand/schema';
import { mainLanguage, type Language } from './languages.ts';
import type { Dictionary } from './message.ts';

/** A language with its translations and the company's texts; English texts are in the code. */
export interface Locale {
  readonly language: Language;
  readonly words?: Dictionary;
  readonly texts?: BrandTexts;
}

/** Loads the sentences of each language; English is in the code. */
const dictionaries: Record<Exclude<Language, typeof mainLanguage>, () => Promise<Dictionary>> = {
  id: async () => (await import('./id.ts')).id,
};

const english: Locale = { language: mainLanguage };
let current: () => Locale | undefined = () => undefined;

/**
 * Sets the source of the current locale. In a browser it is that of the page; a server, which renders several pages at
 * once, uses a context per request. Module-level code must not read the locale before.
 */
export function provideLocale(source: () => Locale | undefined): void {
  current = source;
}

/** The current locale: English by default. */
export const currentLocale = (): Locale => current() ?? english;

/** A language with its translations, loaded on first use. */
export async function localeOf(language: Language): Promise<Locale> {
  if (language === mainLanguage) return english;
  const [words, texts] = await Promise.all([dictionaries[language](), otherTexts[language]?.()]);
  return { language, words, texts };
}
