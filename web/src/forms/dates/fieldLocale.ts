import { currentLocale, dayFormat, eachLanguage, mainLanguage } from '@selasar/domain/i18n';
import dayjs from 'dayjs';

// In English, too, weeks start on Monday in all calendars.
Object.assign(dayjs.Ls['en'] ?? {}, { weekStart: 1 });

const names = (parts: Intl.DateTimeFormatOptions, count: number, utcMs: (i: number) => number) => {
  const format = dayFormat(parts);
  return Array.from({ length: count }, (_, i) => format(utcMs(i)));
};
const ofMonth = (i: number) => Date.UTC(2024, i, 1);
/** January 7, 2024 was a Sunday, the first day of the week in dayjs. */
const ofDay = (i: number) => Date.UTC(2024, 0, 7 + i);

/** With names from `Intl`: dayjs's own locale files need not load. */
const register = eachLanguage(() => {
  const { language } = currentLocale();
  dayjs.locale(
    {
      name: language,
      months: names({ month: 'long' }, 12, ofMonth),
      monthsShort: names({ month: 'short' }, 12, ofMonth),
      weekdays: names({ weekday: 'long' }, 7, ofDay),
      weekdaysShort: names({ weekday: 'short' }, 7, ofDay),
      weekdaysMin: names({ weekday: 'short' }, 7, ofDay),
      weekStart: 1,
      ordinal: String,
      // The field formats its date as 'll', which dayjs derives from 'LL'; without it dayjs throws.
      formats: { L: 'DD/MM/YYYY', LL: 'D MMMM YYYY' },
      relativeTime: {},
    },
    undefined,
    true,
  );
  return { adapterLocale: language, format: 'D MMM YYYY' };
});

export const fieldLocale = () =>
  currentLocale().language === mainLanguage
    ? { adapterLocale: 'en', format: 'MMM D, YYYY' }
    : register();
