import { dayFormat, eachLanguage, mainLanguage, currentLocale } from '@selasar/domain';
import dayjs from 'dayjs';

const names = (parts: Intl.DateTimeFormatOptions, count: number, utcMs: (i: number) => number) => {
  const format = dayFormat(parts);
  return Array.from({ length: count }, (_, i) => format(utcMs(i)));
};
const ofMonth = (i: number) => Date.UTC(2024, i, 1);
/** January 7 of 2024 was a Sunday, with which dayjs begins. */
const ofDay = (i: number) => Date.UTC(2024, 0, 7 + i);

/** Tells dayjs the names of the language that is spoken, once, from `Intl`: its own file of them would have to be loaded. */
const register = eachLanguage(() => {
  const { language } = currentLocale();
  dayjs.locale(
    {
      name: language,
      months: names({ month: 'long' }, 12, ofMonth),
      monthsShort: names({ month: 'short' }, 12, ofMonth),
      weekdays: names({ weekday: 'long' }, 7, ofDay),
      weekdaysShort: names({ weekday: 'short' }, 7, ofDay),
      weekStart: 1,
      ordinal: String,
      // The field reads its date out as 'll', which dayjs shortens from 'LL'; without it dayjs throws.
      formats: { L: 'DD/MM/YYYY', LL: 'D MMMM YYYY' },
      relativeTime: {},
    },
    undefined,
    true,
  );
  return { adapterLocale: language, format: 'D MMM YYYY' };
});

/** The locale of a field that takes a date, and the order of its parts. */
export const fieldLocale = () =>
  currentLocale().language === mainLanguage
    ? { adapterLocale: 'en', format: 'MMM D, YYYY' }
    : register();
