import { mainLanguage, otherLanguages, currentLocale } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { below, paths } from '../paths.ts';

/** The address of a page in a language; English ones have no prefix. */
export const addressIn = (language: Language, path: string): string =>
  language === mainLanguage ? path : below(language, path);

/** In the language that is spoken. The router does this for its links by itself. */
export const addressHere = (path: string): string => addressIn(currentLocale().language, path);

/** What stands before all addresses of a language, as the router wants it. */
export const basenameOf = (language: Language): string => addressIn(language, paths.home);

/** The language that an address says. */
export const languageOf = (pathname: string): Language =>
  otherLanguages.find((code) => {
    const basename = basenameOf(code);
    return pathname === basename || pathname.startsWith(`${basename}/`);
  }) ?? mainLanguage;
