import type { Company } from '../../../brand/schema/companySchema.ts';
import { company } from '../core/company.ts';
import { addDays, baliDate, baliTime, weekdayOf, type CivilDate } from '../core/dates.ts';
import { weekdays } from '@selasar/brand/schema/weekdays';
import { daysOf } from '../core/openingHours.ts';

/** So long before the office closes, what comes in is usually answered on the same day; where the brand says nothing. */
const usualHours = 2;
const daysOfWeek = 7;
const hourMs = 3_600_000;

/** When an answer is due, Bali time: as the office closes that day, or on the next day that it is open. */
export interface AnswerDue {
  date: CivilDate;
  /** 'HH:mm' */
  time: string;
}

/** When somebody is there, and how long before they leave they still answer on the same day. */
type Office = Pick<Company, 'openingHours' | 'answerHours'>;

export function answerBy(asked: Date, office: Office = company): AnswerDue {
  const ready = new Date(asked.getTime() + (office.answerHours ?? usualHours) * hourMs);
  const first = baliDate(ready);
  for (let later = 0; later <= daysOfWeek; later++) {
    const date = addDays(first, later);
    const open = openOn(date, office);
    if (open && (later > 0 || baliTime(ready) <= open.to)) return { date, time: open.to };
  }
  // A company that names no hours.
  return { date: first, time: baliTime(ready) };
}

/** Not in `openingHours.ts`, which all pages load: they need no calendar. */
const openOn = (date: CivilDate, { openingHours }: Office) => {
  const weekday = weekdays[weekdayOf(date) - 1];
  return openingHours.find((days) => daysOf(days).some((day) => day === weekday))?.open;
};

/** True once the answer should have been there. */
export const isOverdue = ({ date, time }: AnswerDue, now: Date): boolean =>
  `${baliDate(now)} ${baliTime(now)}` > `${date} ${time}`;
