import { otherTexts } from '@selasar/brand';
import type { BrandTexts } from '@selasar/brand/schema';
import { mainLanguage, type Language } from './languages.ts';
import type { Dictionary } from './message.ts';

/** A language with its words, and the company's; those of English stand where they are read. */
export interface Locale {
  readonly language: Language;
  readonly words?: Dictionary;
  readonly texts?: BrandTexts;
}

/** What loads the sentences of each language but English, which stands in the code. */
const dictionaries: Record<Exclude<Language, typeof mainLanguage>, () => Promise<Dictionary>> = {
  id: async () => (await import('./id.ts')).id,
};

const english: Locale = { language: mainLanguage };
let current: () => Locale | undefined = () => undefined;

/**
 * Says which language is spoken now. In a browser it is the page's for as long as the page lives; a server, which draws
 * several at once, answers by what it is about. Nothing in a module may ask before.
 */
export function provideLocale(source: () => Locale | undefined): void {
  current = source;
}

/** The language that is spoken now: English unless somebody says otherwise. */
export const currentLocale = (): Locale => current() ?? english;

/** A language with its words, which are loaded when they are first needed. */
export async function localeOf(language: Language): Promise<Locale> {
  if (language === mainLanguage) return english;
  const [words, texts] = await Promise.all([dictionaries[language](), otherTexts[language]?.()]);
  return { language, words, texts };
}
