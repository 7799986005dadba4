import { languages, mainLanguage } from '@selasar/domain';
import type { Language } from '@selasar/domain';

/** In which language a guest is written to, where it is not English. */
export const otherLanguageName = (language: Language | undefined): string | undefined =>
  language && language !== mainLanguage ? languages[language].name : undefined;
