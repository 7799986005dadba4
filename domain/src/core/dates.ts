import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dayFormat, listOf } from '../i18n/intl.ts';

dayjs.extend(utc);

/** A calendar day in Bali, 'yyyy-MM-dd'. Such strings sort and compare in time order. */
export type CivilDate = string;

/** Asia/Makassar is UTC+8 the whole year round. */
const baliOffsetHours = 8;
const civil = 'YYYY-MM-DD';

/**
 * All arithmetic runs in dayjs' UTC mode: its zone-aware modes go through the machine's own zone
 * and slip by an hour around that zone's clock changes.
 */
const inBali = (instant: Date) => dayjs.utc(instant).add(baliOffsetHours, 'hour');

/** The date in Bali at the given instant. */
export const baliDate = (instant: Date): CivilDate => inBali(instant).format(civil);

/** The time in Bali at the given instant, 'HH:mm'. */
export const baliTime = (instant: Date): string => inBali(instant).format('HH:mm');

/** The month in Bali at the given instant, 'yyyy-MM'. */
export const baliMonth = (instant: Date): string => inBali(instant).format('YYYY-MM');

/** The week of a day, named by its Monday. */
export const weekOf = (date: CivilDate): CivilDate => {
  const day = dayjs.utc(date);
  return day.subtract((day.day() + 6) % 7, 'day').format(civil);
};

/** The weekday of a day: 1 is Monday, 7 is Sunday, as in ISO 8601. */
export const weekdayOf = (date: CivilDate): number => dayjs.utc(date).day() || 7;

/** The instant at which a Bali day begins. */
export const startOfBaliDate = (date: CivilDate): Date =>
  dayjs.utc(date).subtract(baliOffsetHours, 'hour').toDate();

/** True for a day that exists, written as yyyy-MM-dd. */
export const isCivilDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format(civil) === text;

export const dayMs = 86_400_000;
/** The instant (milliseconds) at which the day begins in UTC, for counting days. */
export const startOfUtcDate = (date: CivilDate): number => dayjs.utc(date).valueOf();

export const isPast = (date: CivilDate, today: CivilDate): boolean => date < today;

/** Whether it is 'HH:mm' or later on that day in Bali. */
export const isPastTime = (date: CivilDate, time: string, now: Date): boolean =>
  `${date} ${time}` <= `${baliDate(now)} ${baliTime(now)}`;

export const addDays = (date: CivilDate, days: number): CivilDate =>
  dayjs.utc(date).add(days, 'day').format(civil);

/** The same day of another year; February 29 becomes the 28th in common years. */
export const addYears = (date: CivilDate, years: number): CivilDate =>
  dayjs.utc(date).add(years, 'year').format(civil);

/** Number of nights of a stay; 0 or less when check-out is not after check-in. */
export const nightsBetween = (checkIn: CivilDate, checkOut: CivilDate): number =>
  dayjs.utc(checkOut).diff(dayjs.utc(checkIn), 'day');

const inWords = {
  long: dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  short: dayFormat({ month: 'short', day: 'numeric', year: 'numeric' }),
  month: dayFormat({ month: 'long', year: 'numeric' }),
  dayAndMonth: dayFormat({ month: 'short', day: 'numeric' }),
  weekday: dayFormat({ weekday: 'long' }),
};

/** 'Friday, November 20, 2026' */
export const longDate = (date: CivilDate): string => inWords.long(startOfUtcDate(date));

/** 'Nov 20, 2026' */
export const shortDate = (date: CivilDate): string => inWords.short(startOfUtcDate(date));

/** 'November 2026' for a month 'yyyy-MM'. */
export const monthAndYear = (month: string): string => inWords.month(startOfUtcDate(`${month}-01`));

/** 'Nov 20' */
export const dayAndMonth = (date: CivilDate): string => inWords.dayAndMonth(startOfUtcDate(date));

/** 'Monday' for the number of a weekday. */
export const weekdayName = (weekday: number): string =>
  inWords.weekday(startOfUtcDate(addDays('2024-01-07', weekday)));

/** 'Monday, Wednesday, and Friday' for the numbers of weekdays. */
export const weekdayNames = (weekdays: readonly number[]): string =>
  listOf(weekdays.toSorted((a, b) => a - b).map(weekdayName));
