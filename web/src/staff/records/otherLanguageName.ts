import { languages, mainLanguage } from '@selasar/domain';
import type { Language } from '@selasar/domain';

/** The guest's language, if it is not English. */
export const otherLanguageName = (language: Language | undefined): string | undefined =>
  language && language !== mainLanguage ? languages[language].name : undefined;
