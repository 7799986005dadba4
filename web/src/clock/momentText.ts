import { eachLanguage, t } from '@selasar/domain';

const timeZone = 'Asia/Makassar';
const days = eachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }),
);
/** In every language as times are written everywhere: '18:05'. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** Day and time in Bali of an instant (milliseconds), in words. Of the platform alone: each public page has it. */
export const momentText = (ms: number): string =>
  t('{said} (Bali time)', { said: `${days().format(ms)}, ${clock.format(ms)}` });
