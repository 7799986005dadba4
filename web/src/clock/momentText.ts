import { eachLanguage, t } from '@selasar/domain';

const moments = eachLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Makassar',
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    }),
);

/** Day and time in Bali of an instant (milliseconds), in words. Of the platform alone: each public page has it. */
export const momentText = (ms: number): string =>
  t('{said} (Bali time)', { said: moments().format(ms) });
