import { mainLanguage, otherLanguages, currentLocale } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { below, paths } from '../paths.ts';

/** The address of a page in a language; English ones have no prefix. */
export const addressIn = (language: Language, path: string): string =>
  language === mainLanguage ? path : below(language, path);

/** The address in the current language. The router does this for its own links. */
export const addressHere = (path: string): string => addressIn(currentLocale().language, path);

/** The prefix of all addresses of a language, for the router. */
export const basenameOf = (language: Language): string => addressIn(language, paths.home);

/** The language of an address. */
export const languageOf = (pathname: string): Language =>
  otherLanguages.find((code) => {
    const basename = basenameOf(code);
    return pathname === basename || pathname.startsWith(`${basename}/`);
  }) ?? mainLanguage;
