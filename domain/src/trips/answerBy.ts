import type { Company } from '@selasar/brand/schema';
import { company } from '../core/company.ts';
import { addDays, baliDate, baliTime, weekdayOf, type CivilDate } from '../core/dates.ts';
import { weekdays } from '@selasar/brand/schema/weekdays';
import { daysOf } from '../core/openingHours.ts';

/** Default hours before closing time until which requests are answered on the same day. */
const usualHours = 2;
const daysOfWeek = 7;
const hourMs = 3_600_000;

/** When an answer is due, Bali time: at closing time of the same or the next open day. */
export interface AnswerDue {
  date: CivilDate;
  /** 'HH:mm' */
  time: string;
}

/** The opening hours, and how many hours before closing requests are still answered on the same day. */
type Office = Pick<Company, 'openingHours' | 'answerHours'>;

export function answerBy(requestedAt: Date, office: Office = company): AnswerDue {
  const ready = new Date(requestedAt.getTime() + (office.answerHours ?? usualHours) * hourMs);
  const first = baliDate(ready);
  for (let later = 0; later <= daysOfWeek; later++) {
    const date = addDays(first, later);
    const open = openOn(date, office);
    if (open && (later > 0 || baliTime(ready) <= open.to)) return { date, time: open.to };
  }
  // A company without opening hours.
  return { date: first, time: baliTime(ready) };
}

/** Not in `openingHours.ts`: all pages load that, and need no calendar of Bali. */
const openOn = (date: CivilDate, { openingHours }: Office) => {
  const weekday = weekdays[weekdayOf(date) - 1];
  return openingHours.find((days) => daysOf(days).some((day) => day === weekday))?.open;
};

/** Whether the due time has passed. */
export const isOverdue = ({ date, time }: AnswerDue, now: Date): boolean =>
  `${baliDate(now)} ${baliTime(now)}` > `${date} ${time}`;
