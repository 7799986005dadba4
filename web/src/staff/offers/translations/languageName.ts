import type { Language } from '@selasar/domain';

const names = new Intl.DisplayNames('en', { type: 'language' });
/** The English name, for staff. */
export const languageName = (language: Language): string => names.of(language) ?? language;
