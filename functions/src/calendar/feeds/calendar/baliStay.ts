import { addDays, baliDate, isCivilDate, type CivilDate, type Stay } from '@selasar/domain';
import ICAL from 'ical.js';

/**
 * An event that ends at this hour (in Bali) or later also takes the night of that day; an earlier end is a check-out.
 */
const eveningHour = 18;
const untilMidnightMs = (24 - eveningHour) * 60 * 60 * 1000;

/**
 * The nights of an event, as days in Bali. Dates without a time are used as written; so are times without a zone or
 * with an unknown one. An event takes at least one night.
 */
export function baliStay(start: ICAL.Time, end: ICAL.Time): Stay {
  const startDate = baliDay(start);
  const endDate = baliDay(end, untilMidnightMs);
  if (!isCivilDate(startDate) || !isCivilDate(endDate)) throw new Error('There is no such day.');
  return { startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}

/** The day in Bali; the next day if the given time or less is left of it. */
export function baliDay(time: ICAL.Time, leftMs = 0): CivilDate {
  const { year, month, day, hour, minute, second, isDate, zone } = time;
  if (isDate) return written(Date.UTC(year, month - 1, day));
  if (zone === ICAL.Timezone.localTimezone) {
    return written(Date.UTC(year, month - 1, day, hour, minute, second) + leftMs);
  }
  return baliDate(new Date(time.toUnixTime() * 1000 + leftMs));
}

/** The date as written; no time zone is applied. */
const written = (milliseconds: number): CivilDate => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};
