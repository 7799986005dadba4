import { currentLocale, isLanguage, type Language, languageCodes } from '@selasar/domain/i18n';
import { browserKeys } from '../browserKeys.ts';

/** Like src/server/waitForVisitor.js. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(browserKeys.language, language);
  } catch {
    // Without storage the choice is not remembered.
  }
}

function isChosen(): boolean {
  try {
    return isLanguage(localStorage.getItem(browserKeys.language));
  } catch {
    return false;
  }
}

const preferred = (): Language | undefined =>
  navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((code): code is Language => languageCodes.includes(code as Language));

export function suggestedLanguage(): Language | undefined {
  const language = isChosen() ? undefined : preferred();
  return language === currentLocale().language ? undefined : language;
}
