import { dayFormat, mainLanguage, monthAndYear, currentLocale } from '@selasar/domain';
import type { DayPickerProps } from 'react-day-picker';
import { toCivil } from './civil.ts';

const weekday = dayFormat({ weekday: 'long' });
const shortWeekday = dayFormat({ weekday: 'short' });
const monthName = dayFormat({ month: 'long' });
/** The calendar uses the device's zone, `Intl` uses UTC. */
const utcOf = (date: Date): number => Date.parse(toCivil(date));
const captionOf = (month: Date): string => monthAndYear(toCivil(month).slice(0, 7));

/** '24 November' */
export const dayAndFullMonth = (date: Date): string =>
  `${date.getDate()} ${monthName(utcOf(date))}`;

/** The calendar's own texts in the current language; it has English built in. */
export const calendarTexts = (): Pick<DayPickerProps, 'formatters' | 'labels'> =>
  currentLocale().language === mainLanguage
    ? {}
    : {
        formatters: {
          formatCaption: captionOf,
          formatWeekdayName: (date) => shortWeekday(utcOf(date)),
        },
        labels: { labelGrid: captionOf, labelWeekday: (date) => weekday(utcOf(date)) },
      };
