import type { Language } from '@selasar/domain';

const names = new Intl.DisplayNames('en', { type: 'language' });
/** As staff call it, who read English. */
export const languageName = (language: Language): string => names.of(language) ?? language;
