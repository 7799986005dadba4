import { otherTexts } from '@selasar/brand';

interface LanguageFacts {
  /** As those who speak it call it. */
  readonly name: string;
  /** Offers itself to somebody whose browser prefers it. */
  readonly invitation: string;
  /** For `Intl`. */
  readonly locale: string;
  /** As Open Graph wants it. */
  readonly openGraph: string;
}

/**
 * The languages of guests. English stands in the code itself; each other one is a file, which `brand/languages.ts` loads:
 * docs/decisions/0015-languages-and-currencies.md
 */
export const languages = {
  en: {
    name: 'English',
    invitation: 'This page is also there in English.',
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
/** English, and those in which the company speaks, too. */
export const languageCodes: readonly Language[] = (Object.keys(languages) as Language[]).filter(
  (code) => code === mainLanguage || otherTexts[code],
);
/** All but English. */
export const otherLanguages = languageCodes.filter((code) => code !== mainLanguage);

export const factsOf = (language: Language): LanguageFacts => languages[language];
export const isLanguage = (code: unknown): code is Language =>
  languageCodes.some((known) => known === code);
