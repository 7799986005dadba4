import { addDays, baliDate, isCivilDate, type CivilDate, type Stay } from '@selasar/domain';
import ICAL from 'ical.js';

/** What ends at this hour or later, in Bali, is no check-out: it takes the night, too. */
const eveningHour = 18;
const untilMidnightMs = (24 - eveningHour) * 60 * 60 * 1000;

/**
 * The nights of an event, in Bali. A day counts as it is written, and so does a time without a zone, or with one that
 * the calendar does not explain. An event takes one night at least.
 */
export function baliStay(start: ICAL.Time, end: ICAL.Time): Stay {
  const startDate = baliDay(start);
  const endDate = baliDay(end, untilMidnightMs);
  if (!isCivilDate(startDate) || !isCivilDate(endDate)) throw new Error('There is no such day.');
  return { startDate, endDate: endDate > startDate ? endDate : addDays(startDate, 1) };
}

/** The day in Bali, or the next one if no more than so much of it is left. */
export function baliDay(time: ICAL.Time, leftMs = 0): CivilDate {
  const { year, month, day, hour, minute, second, isDate, zone } = time;
  if (isDate) return written(Date.UTC(year, month - 1, day));
  if (zone === ICAL.Timezone.localTimezone) {
    return written(Date.UTC(year, month - 1, day, hour, minute, second) + leftMs);
  }
  return baliDate(new Date(time.toUnixTime() * 1000 + leftMs));
}

/** As the calendar writes it: no zone plays a part. */
const written = (milliseconds: number): CivilDate => {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};
