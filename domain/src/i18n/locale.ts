import { otherTexts } from '@selasar/brand';
import type { BrandTexts } from '@selasar/brand/schema';
import { mainLanguage, type Language } from './languages.ts';
import type { Dictionary } from './message.ts';

export interface Locale {
  readonly language: Language;
  readonly words?: Dictionary;
  readonly texts?: BrandTexts;
}

const dictionaries: Record<Exclude<Language, typeof mainLanguage>, () => Promise<Dictionary>> = {
  id: async () => (await import('./id.ts')).id,
};

const english: Locale = { language: mainLanguage };
let current: () => Locale | undefined = () => undefined;

/** A server has a context per request. Module-level code must not read the locale before. */
export function provideLocale(source: () => Locale | undefined): void {
  current = source;
}

export const currentLocale = (): Locale => current() ?? english;

export async function localeOf(language: Language): Promise<Locale> {
  if (language === mainLanguage) return english;
  const [words, texts] = await Promise.all([dictionaries[language](), otherTexts[language]?.()]);
  return { language, words, texts };
}
