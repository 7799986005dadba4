import { dayFormat, listOf } from '../i18n/t.ts';

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

/** In UTC: in the machine's own zone it would slip by an hour around that zone's clock changes. */
function textOf(ms: number, from: number, to: number): string {
  const instant = new Date(ms);
  return Number.isNaN(instant.getTime()) ? 'Invalid Date' : instant.toISOString().slice(from, to);
}
const dateOf = (ms: number): CivilDate => textOf(ms, 0, 10);
const inBali = (instant: Date): number => instant.getTime() + baliOffsetMs;

export const baliDate = (instant: Date): CivilDate => dateOf(inBali(instant));

/** 'HH:mm' */
export const baliTime = (instant: Date): string => textOf(inBali(instant), 11, 16);

/** 'yyyy-MM' */
export const baliMonth = (instant: Date): string => textOf(inBali(instant), 0, 7);

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export const weekdayOf = (date: CivilDate): number =>
  new Date(startOfUtcDate(date)).getUTCDay() || 7;

/** Named by its Monday. */
export const weekOf = (date: CivilDate): CivilDate => addDays(date, 1 - weekdayOf(date));

export const startOfBaliDate = (date: CivilDate): Date =>
  new Date(startOfUtcDate(date) - baliOffsetMs);

/** Counted to the beginning of the day in Bali. */
export const hoursBefore = (date: CivilDate, hours: number): Date =>
  new Date(startOfBaliDate(date).getTime() - hours * 3_600_000);

export const isCivilDate = (text: string): boolean => dateOf(startOfUtcDate(text)) === text;

export const isPast = (date: CivilDate, today: CivilDate): boolean => date < today;
export const isToCome = (date: CivilDate, today: CivilDate): boolean => date > today;

export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'HH:mm' of a minute of a day, or of a minute since 1970 in the same zone. */
export const clockAt = (minute: number): string =>
  new Date(minute * 60_000).toISOString().slice(11, 16);

/** Whether it is 'HH:mm' or later on that day in Bali. */
export const isPastTime = (date: CivilDate, time: string, now: Date): boolean =>
  `${date} ${time}` <= `${baliDate(now)} ${baliTime(now)}`;

export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOf(startOfUtcDate(date) + days * dayMs);

/** February 29 becomes the 28th in common years. */
export function addYears(date: CivilDate, years: number): CivilDate {
  const moved = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return isCivilDate(moved) ? moved : addDays(moved, -1);
}

/** 0 or less when check-out is not after check-in. */
export const nightsBetween = (checkIn: CivilDate, checkOut: CivilDate): number =>
  (startOfUtcDate(checkOut) - startOfUtcDate(checkIn)) / dayMs;

const inWords = {
  long: dayFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  short: dayFormat({ month: 'short', day: 'numeric', year: 'numeric' }),
  month: dayFormat({ month: 'long', year: 'numeric' }),
  dayAndMonth: dayFormat({ month: 'short', day: 'numeric' }),
  weekday: dayFormat({ weekday: 'long' }),
  shortWeekday: dayFormat({ weekday: 'short' }),
};

/** 'Friday, November 20, 2026' */
export const longDate = (date: CivilDate): string => inWords.long(startOfUtcDate(date));

/** 'Nov 20, 2026' */
export const shortDate = (date: CivilDate): string => inWords.short(startOfUtcDate(date));

/** 'November 2026' for a month 'yyyy-MM'. */
export const monthAndYear = (month: string): string => inWords.month(startOfUtcDate(`${month}-01`));

/** 'Nov 20' */
export const dayAndMonth = (date: CivilDate): string => inWords.dayAndMonth(startOfUtcDate(date));

export const weekdayName = (weekday: number): string =>
  inWords.weekday(startOfUtcDate(addDays('2024-01-07', weekday)));

/** 'Fri' */
export const shortWeekdayName = (weekday: number): string =>
  inWords.shortWeekday(startOfUtcDate(addDays('2024-01-07', weekday)));

export const weekdayNames = (weekdays: readonly number[]): string =>
  listOf(weekdays.toSorted((a, b) => a - b).map(weekdayName));

export const freeDaySearchDays = 365;
export const freeStaySearch = { atMost: 3, withinDays: 60 };

export interface Stay {
  startDate: CivilDate;
  /** Check-out: the night of this day is free again. */
  endDate: CivilDate;
}

/** Counts on from the first night, because a calendar needs thousands of them at once. */
export function nightsOf({ startDate, endDate }: Stay): CivilDate[] {
  const first = startOfUtcDate(startDate);
  return Array.from({ length: Math.max(0, nightsBetween(startDate, endDate)) }, (_, night) =>
    new Date(first + night * dayMs).toISOString().slice(0, 10),
  );
}

/** 'yyyy-MM' */
export const monthOf = (date: CivilDate): string => date.slice(0, 7);

export const monthsOf = (stay: Stay): string[] => [...new Set(nightsOf(stay).map(monthOf))];

export function nightsByMonth(stay: Stay): Map<string, CivilDate[]> {
  const months = new Map<string, CivilDate[]>();
  for (const night of nightsOf(stay)) {
    const nights = months.get(monthOf(night));
    if (nights) nights.push(night);
    else months.set(monthOf(night), [night]);
  }
  return months;
}

export const takenNightsOf = (stay: Stay, taken: ReadonlySet<CivilDate>): CivilDate[] =>
  nightsOf(stay).filter((night) => taken.has(night));

/** The calendars of these nights have to be loaded. */
export const searchedNights = (requested: Stay, withinDays: number): Stay => ({
  startDate: addDays(requested.startDate, -withinDays),
  endDate: addDays(requested.endDate, withinDays),
});
