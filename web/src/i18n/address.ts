import { currentLocale, type Language, mainLanguage, otherLanguages } from '@selasar/domain/i18n';
import { below, paths } from '../paths.ts';

export const addressIn = (language: Language, path: string): string =>
  language === mainLanguage ? path : below(language, path);

/** The router does this for its own links. */
export const addressHere = (path: string): string => addressIn(currentLocale().language, path);

export const basenameOf = (language: Language): string => addressIn(language, paths.home);

export const languageOf = (pathname: string): Language =>
  otherLanguages.find((code) => {
    const basename = basenameOf(code);
    return pathname === basename || pathname.startsWith(`${basename}/`);
  }) ?? mainLanguage;
