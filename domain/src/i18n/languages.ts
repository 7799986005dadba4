import { otherTexts } from '@selasar/brand';

interface LanguageFacts {
  /** Its name in the language itself. */
  readonly name: string;
  /** Offers the language to visitors whose browser prefers it. */
  readonly invitation: string;
  /** For `Intl`. */
  readonly locale: string;
  /** Locale for Open Graph. */
  readonly openGraph: string;
}

/**
 * The languages of guests. English is in the code itself; each other one is a file that `brand/languages.ts` loads:
 * docs/decisions/0015-languages-and-currencies.md
 */
export const languages = {
  en: {
    name: 'English',
    invitation: 'This page is also available in English.',
    locale: 'en-US',
    openGraph: 'en_US',
  },
  id: {
    name: 'Bahasa Indonesia',
    invitation: 'Halaman ini juga tersedia dalam bahasa Indonesia.',
    locale: 'id-ID',
    openGraph: 'id_ID',
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;
export const mainLanguage = 'en' satisfies Language;
/** English, and the other languages of the company. */
export const languageCodes: readonly Language[] = (Object.keys(languages) as Language[]).filter(
  (code) => code === mainLanguage || otherTexts[code],
);
/** All but English. */
export const otherLanguages = languageCodes.filter((code) => code !== mainLanguage);

export const factsOf = (language: Language): LanguageFacts => languages[language];
export const isLanguage = (code: unknown): code is Language =>
  languageCodes.some((known) => known === code);
