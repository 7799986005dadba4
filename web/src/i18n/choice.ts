import { isLanguage, languageCodes, currentLocale } from '@selasar/domain';
import type { Language } from '@selasar/domain';
import { browserKeys } from '../browserKeys.ts';

/** For the next visit; src/server/waitForVisitor.js does so, too. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(browserKeys.language, language);
  } catch {
    // Without storage nothing is remembered.
  }
}

function isChosen(): boolean {
  try {
    return isLanguage(localStorage.getItem(browserKeys.language));
  } catch {
    return false;
  }
}

/** The first of the browser's languages that the site speaks. */
const preferred = (): Language | undefined =>
  navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((code): code is Language => languageCodes.includes(code as Language));

/** What the browser would rather read, for somebody who has not chosen yet. */
export function suggestedLanguage(): Language | undefined {
  const language = isChosen() ? undefined : preferred();
  return language === currentLocale().language ? undefined : language;
}
