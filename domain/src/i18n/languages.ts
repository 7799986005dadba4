import { otherTexts } from '@selasar/brand';
import type { BrandTexts } from '@selasar/brand/schema';
import type id from './id.json';

interface LanguageFacts {
  readonly name: string;
  readonly locale: string;
}

/** English is in the code itself: docs/decisions/0015-languages-and-currencies.md */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-US',
  },
  id: {
    name: 'Bahasa Indonesia',
    locale: 'id-ID',
  },
  de: {
    name: 'Deutsch',
    locale: 'de-DE',
  },
  ja: {
    name: '日本語',
    locale: 'ja-JP',
  },
  zh: {
    name: '简体中文',
    locale: 'zh-CN',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;
export const mainLanguage = 'en' satisfies Language;
export const languageCodes: readonly Language[] = (Object.keys(languages) as Language[]).filter(
  (code) => code === mainLanguage || otherTexts[code],
);
export const otherLanguages = languageCodes.filter((code) => code !== mainLanguage);

export const factsOf = (language: Language): LanguageFacts => languages[language];
export const isLanguage = (code: unknown): code is Language =>
  languageCodes.some((known) => known === code);

export interface Locale {
  readonly language: Language;
  readonly words?: Dictionary;
  readonly texts?: BrandTexts;
}

const dictionaries: Record<Exclude<Language, typeof mainLanguage>, () => Promise<Dictionary>> = {
  de: async () => (await import('./de.json')).default,
  id: async () => (await import('./id.json')).default,
  ja: async () => (await import('./ja.json')).default,
  zh: async () => (await import('./zh.json')).default,
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

/** An English sentence for guests as it is in the code, with {names} as placeholders. */
export type Message = keyof typeof id;
export type PlainMessage = Exclude<Message, `${string}{${string}`>;

export type ByNumber = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** A sentence that is missing is shown in English. */
export type Dictionary = Readonly<Partial<Record<Message, string | ByNumber>>>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type FactsOf<Text extends string, Known extends string = never> = [
  Exclude<Names<Text>, Known>,
] extends [never]
  ? []
  : [facts: Readonly<Record<Exclude<Names<Text>, Known>, string | number>>];
