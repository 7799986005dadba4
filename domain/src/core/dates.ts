import { dayFormat, listOf } from '../i18n/intl.ts';

/** A calendar day in Bali, 'yyyy-MM-dd'. Such strings sort and compare in time order. */
export type CivilDate = string;

export const dayMs = 86_400_000;
/** Asia/Makassar is UTC+8 the whole year round. */
const baliOffsetMs = 8 * 3_600_000;

/** The instant (milliseconds) at which the day begins in UTC, for counting days; NaN if it is no date. */
export function startOfUtcDate(date: CivilDate): number {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  return year ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : Number.NaN;
}

/**
 * 'yyyy-MM-ddTHH:mm' of an instant in UTC, by which all arithmetic is done: in the machine's own zone it would slip by an
 * hour around that zone's clock changes.
 */
function textOf(ms: number, from: number, to: number): string {
  const instant = new Date(ms);
  return Number.isNaN(instant.getTime()) ? 'Invalid Date' : instant.toISOString().slice(from, to);
}
const dateOf = (ms: number): CivilDate => textOf(ms, 0, 10);
const inBali = (instant: Date): number => instant.getTime() + baliOffsetMs;

/** The date in Bali at the given instant. */
export const baliDate = (instant: Date): CivilDate => dateOf(inBali(instant));

/** The time in Bali at the given instant, 'HH:mm'. */
export const baliTime = (instant: Date): string => textOf(inBali(instant), 11, 16);

/** The month in Bali at the given instant, 'yyyy-MM'. */
export const baliMonth = (instant: Date): string => textOf(inBali(instant), 0, 7);

/** The weekday of a day: 1 is Monday, 7 is Sunday, as in ISO 8601. */
export const weekdayOf = (date: CivilDate): number =>
  new Date(startOfUtcDate(date)).getUTCDay() || 7;

/** The week of a day, named by its Monday. */
export const weekOf = (date: CivilDate): CivilDate => addDays(date, 1 - weekdayOf(date));

/** The instant at which a Bali day begins. */
export const startOfBaliDate = (date: CivilDate): Date =>
  new Date(startOfUtcDate(date) - baliOffsetMs);

/** True for a day that exists, written as yyyy-MM-dd. */
export const isCivilDate = (text: string): boolean => dateOf(startOfUtcDate(text)) === text;

export const isPast = (date: CivilDate, today: CivilDate): boolean => date < today;

/** Whether it is 'HH:mm' or later on that day in Bali. */
export const isPastTime = (date: CivilDate, time: string, now: Date): boolean =>
  `${date} ${time}` <= `${baliDate(now)} ${baliTime(now)}`;

export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOf(startOfUtcDate(date) + days * dayMs);

/** The same day of another year; February 29 becomes the 28th in common years. */
export function addYears(date: CivilDate, years: number): CivilDate {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isCivilDate(moved) ? moved : addDays(moved, -1);
}

/** Number of nights of a stay; 0 or less when check-out is not after check-in. */
export const nightsBetween = (checkIn: CivilDate, checkOut: CivilDate): number =>
  (startOfUtcDate(checkOut) - startOfUtcDate(checkIn)) / dayMs;

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
