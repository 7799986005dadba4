import type { Company } from '@selasar/brand/schema';
import { company } from './company.ts';
import { addDays, baliDate, baliTime, weekdayOf, type CivilDate } from './dates.ts';
import { weekdays } from '@selasar/brand/schema/weekdays';
import { daysOf } from './openingHours.ts';

/** Default hours before closing time until which requests are answered on the same day. */
const usualHours = 2;
const daysOfWeek = 7;
const hourMs = 3_600_000;

export interface AnswerDue {
  date: CivilDate;
  /** 'HH:mm', Bali time. */
  time: string;
}

type Office = Pick<Company, 'openingHours' | 'answerHours'>;

export function answerBy(requestedAt: Date, office: Office = company): AnswerDue {
  const ready = new Date(requestedAt.getTime() + (office.answerHours ?? usualHours) * hourMs);
  const first = baliDate(ready);
  for (let later = 0; later <= daysOfWeek; later++) {
    const date = addDays(first, later);
    const open = openOn(date, office);
    if (open && (later > 0 || baliTime(ready) <= open.to)) return { date, time: open.to };
  }
  return { date: first, time: baliTime(ready) };
}

/** Not in `openingHours.ts`: all pages load that, and need no calendar of Bali. */
const openOn = (date: CivilDate, { openingHours }: Office) => {
  const weekday = weekdays[weekdayOf(date) - 1];
  return openingHours.find((days) => daysOf(days).some((day) => day === weekday))?.open;
};

export const isOverdue = ({ date, time }: AnswerDue, now: Date): boolean =>
  `${baliDate(now)} ${baliTime(now)}` > `${date} ${time}`;
