import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { t, currentLocale, dayFormat, eachLanguage, mainLanguage } from '@selasar/domain/i18n';
import { type ReactNode, useReducer } from 'react';
import dayjs from 'dayjs';
import type { Dayjs, ManipulateType } from 'dayjs';
import type { CivilDate } from '@selasar/domain/core';
import utc from 'dayjs/plugin/utc';
import { flushSync } from 'react-dom';
import { baliToday } from '../../clock/useToday.ts';

/** Its days are in UTC, so that no time zone can shift them; its current day is Bali's. */
class CivilDays extends AdapterDayjs {
  constructor(...options: ConstructorParameters<typeof AdapterDayjs>) {
    super(...options);
    const { date } = this;
    this.date = (value, timezone) =>
      date((value === undefined ? baliToday() : value) as typeof value, timezone);
  }
}

/** Its numbers stand before the names of the parts, so an empty part has no name. */
const easternFormat = () =>
  ['ja', 'zh'].includes(currentLocale().language) ? 'YYYY年M月D日' : undefined;

const texts = () => ({
  fieldMonthPlaceholder: () => (easternFormat() ? 'MM' : t('Month')),
  fieldDayPlaceholder: () => (easternFormat() ? 'DD' : t('day')),
  fieldYearPlaceholder: () => (easternFormat() ? 'YYYY' : t('year')),
  day: t('Day'),
  month: t('Month'),
  year: t('Year'),
  empty: t('Empty'),
});

export const DateLocale = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider
    dateAdapter={CivilDays}
    adapterLocale={fieldLocale().adapterLocale}
    localeText={texts()}
  >
    {children}
  </LocalizationProvider>
);

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
  const eastern = easternFormat();
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
      formats: { L: 'DD/MM/YYYY', LL: eastern ?? 'D MMMM YYYY' },
      relativeTime: {},
    },
    undefined,
    true,
  );
  return { adapterLocale: language, format: eastern ?? 'D MMM YYYY' };
});

export const fieldLocale = () =>
  currentLocale().language === mainLanguage
    ? { adapterLocale: 'en', format: 'MMM D, YYYY' }
    : register();

dayjs.extend(utc);

export const dayOf = (date: CivilDate): Dayjs | null => (date === '' ? null : dayjs.utc(date));

/** yyyy-MM-dd; '' for none and for one that does not exist. */
export const civilOf = (day: Dayjs | null): CivilDate =>
  day?.isValid() ? day.format('YYYY-MM-DD') : '';

export const addTo = (date: CivilDate, count: number, unit: ManipulateType): CivilDate =>
  civilOf(dayjs.utc(date).add(count, unit));

/**
 * An effect of MUI's `useFieldState` that waits from an earlier rendering, as right after live rows, deletes all parts
 * of a date when a key makes it invalid. So each key runs it first.
 */
export function useEffectsRun(): () => void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(render);
}
