import { isLanguage, languageCodes, currentLocale } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { browserKeys } from '../browserKeys.ts';

/** Stores the language for the next visit, like src/server/waitForVisitor.js. */
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

/** The first of the browser's languages that the site has. */
const preferred = (): Language | undefined =>
  navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((code): code is Language => languageCodes.includes(code as Language));

/** The browser's preferred language, for visitors who have not chosen yet. */
export function suggestedLanguage(): Language | undefined {
  const language = isChosen() ? undefined : preferred();
  return language === currentLocale().language ? undefined : language;
}
