import { company } from '../core/company.ts';
import { addDays, baliDate, baliTime, weekdayOf, type CivilDate } from '../core/dates.ts';
import { daysOf, weekdays } from '../core/openingHours.ts';

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

export function answerBy(asked: Date): AnswerDue {
  const ready = new Date(asked.getTime() + (company.answerHours ?? usualHours) * hourMs);
  const first = baliDate(ready);
  for (let later = 0; later <= daysOfWeek; later++) {
    const date = addDays(first, later);
    const open = openOn(date);
    if (open && (later > 0 || baliTime(ready) <= open.to)) return { date, time: open.to };
  }
  // A company that names no hours.
  return { date: first, time: baliTime(ready) };
}

/** Not in `openingHours.ts`, which all pages load: they need no calendar. */
const openOn = (date: CivilDate) => {
  const weekday = weekdays[weekdayOf(date) - 1];
  return company.openingHours.find((days) => daysOf(days).some((day) => day === weekday))?.open;
};

/** True once the answer should have been there. */
export const isOverdue = ({ date, time }: AnswerDue, now: Date): boolean =>
  `${baliDate(now)} ${baliTime(now)}` > `${date} ${time}`;
