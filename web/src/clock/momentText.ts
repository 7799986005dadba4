import { eachLanguage, t } from '@selasar/domain/i18n';

const timeZone = 'Asia/Makassar';
const days = eachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }),
);
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });

/** Uses the platform only: each public page loads it. */
export const momentText = (ms: number): string =>
  t('{time} (Bali time)', { time: `${days().format(ms)}, ${clock.format(ms)}` });
