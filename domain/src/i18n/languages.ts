import { otherTexts } from '@selasar/brand';

interface LanguageFacts {
  readonly name: string;
  readonly invitation: string;
  readonly locale: string;
  readonly openGraph: string;
}

/** English is in the code itself: docs/decisions/0015-languages-and-currencies.md */
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
export const languageCodes: readonly Language[] = (Object.keys(languages) as Language[]).filter(
  (code) => code === mainLanguage || otherTexts[code],
);
export const otherLanguages = languageCodes.filter((code) => code !== mainLanguage);

export const factsOf = (language: Language): LanguageFacts => languages[language];
export const isLanguage = (code: unknown): code is Language =>
  languageCodes.some((known) => known === code);
