import { weekdays, type Weekday } from '@selasar/brand/schema/weekdays';
import { dayFormat, t } from '../i18n/t.ts';
import { mainLanguage, currentLocale } from '../i18n/languages.ts';
import { dayMs } from './dates.ts';

export interface OpeningHours {
  first: Weekday;
  last: Weekday;
  /** 'HH:mm', Bali time; absent on closed days. */
  open?: { from: string; to: string };
}

export const daysOf = ({ first, last }: OpeningHours): readonly Weekday[] =>
  weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);

const clock = dayFormat({ hour: 'numeric', minute: '2-digit' });
const shortDay = dayFormat({ weekday: 'short' });
/** 1970 began on a Thursday. */
const dayName = (day: Weekday): string => shortDay((weekdays.indexOf(day) + 4) * dayMs);

function twelveHours(time: string): string {
  if (currentLocale().language !== mainLanguage) return time;
  // Some versions of Unicode's data have a narrow space before AM and PM.
  return clock(Date.parse(`1970-01-01T${time}Z`)).replace('\u202F', ' ');
}

const textBy =
  (clockText: (time: string) => string) =>
  ({ first, last, open }: OpeningHours) => ({
    days: first === last ? dayName(first) : `${dayName(first)}-${dayName(last)}`,
    hours: open ? `${clockText(open.from)}-${clockText(open.to)}` : t('closed'),
  });

export const openingHoursText = textBy((time) => time);

export const officeHoursText = textBy(twelveHours);
