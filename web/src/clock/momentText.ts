import { eachLanguage, t } from '@selasar/domain';

const timeZone = 'Asia/Makassar';
const days = eachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }),
);
/** The same format of times in every language: '18:05'. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** Date and time in Bali of an instant (milliseconds). Uses the platform only: each public page loads it. */
export const momentText = (ms: number): string =>
  t('{time} (Bali time)', { time: `${days().format(ms)}, ${clock.format(ms)}` });
