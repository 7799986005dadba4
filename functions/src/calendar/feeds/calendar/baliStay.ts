import { addDays, baliDate, type CivilDate, isCivilDate, type Stay } from '@selasar/domain/core';
import ICAL from 'ical.js';

/** An event that ends at this hour in Bali or later also takes the night of that day. */
const eveningHour = 18;
const untilMidnightMs = (24 - eveningHour) * 60 * 60 * 1000;

export interface BaliStay extends Stay {
  /** A night is taken only because of the late end. */
  isLate: boolean;
}

/**
 * Dates without a time are used as written; so are times without a zone or with an unknown one, and
 * whole days of another zone: its own, or for UTC the calendar's.
 */
export function baliStay(start: ICAL.Time, end: ICAL.Time, zone?: string): BaliStay {
  const [firstDay, lastDay] = [wholeDay(start, zone), wholeDay(end, zone)];
  const isAllDay = firstDay !== undefined && lastDay !== undefined;
  const startDate = isAllDay ? firstDay : baliDay(start);
  const lateDate = isAllDay ? lastDay : baliDay(end, untilMidnightMs);
  if (!isCivilDate(startDate) || !isCivilDate(lateDate)) throw new Error('There is no such day.');
  const endDate = lateDate > startDate ? lateDate : addDays(startDate, 1);
  // 23:59 is how some write the end of a day.
  const mayBeLate = !end.isDate && !isAllDay && end.minute !== 59;
  const isLate = mayBeLate && baliDay(end) < endDate && addDays(startDate, 1) < endDate;
  return { startDate, endDate, isLate };
}

/** The next day if `leftMs` or less is left of this one. */
export function baliDay(time: ICAL.Time, leftMs = 0): CivilDate {
  const { isDate, zone } = time;
  if (isDate) return written(time);
  if (zone === ICAL.Timezone.localTimezone) return written(time, leftMs);
  return baliDate(new Date(time.toUnixTime() * 1000 + leftMs));
}

function wholeDay(time: ICAL.Time, zone: string | undefined): CivilDate | undefined {
  const { isDate, hour, minute, second } = time;
  if (isDate || time.zone === ICAL.Timezone.localTimezone) return undefined;
  if (time.zone !== ICAL.Timezone.utcTimezone) {
    return hour + minute + second === 0 ? written(time) : undefined;
  }
  const [day, clock] = zone ? clockIn(zone, new Date(time.toUnixTime() * 1000)) : [];
  return clock === '00:00:00' ? day : undefined;
}

/** '2026-12-10' and '00:00:00' */
function clockIn(zone: string, date: Date): string[] {
  try {
    const format = { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' } as const;
    return new Intl.DateTimeFormat('sv-SE', format).format(date).split(' ');
  } catch {
    return [];
  }
}

function written({ year, month, day, hour, minute, second }: ICAL.Time, leftMs = 0): CivilDate {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second) + leftMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
