import { nightsBetween, type CivilDate } from '../dates.ts';
import type { BaliDayCode } from './messages.ts';

/**
 * The Pawukon is a continuous cycle of 210 days: 30 weeks of 7 days. This is the first day of one cycle, after
 * E. M. Reingold and N. Dershowitz, 'Calendrical Calculations', chapter 'The Balinese Pawukon Calendar'.
 */
const beginning: CivilDate = '2026-04-05';
const cycle = 210;

/** The weeks with a great ceremony, by their number in the cycle. */
const weeks = { sinta: 1, dungulan: 11, kuningan: 12, watugunung: 30 };
const weekdays = { tuesday: 2, wednesday: 3, thursday: 4, saturday: 6 };

const dayOf = (week: keyof typeof weeks, weekday: keyof typeof weekdays): number =>
  (weeks[week] - 1) * 7 + weekdays[weekday];

const ceremonies = new Map<number, BaliDayCode>([
  [dayOf('sinta', 'wednesday'), 'pagerwesi'],
  [dayOf('dungulan', 'tuesday'), 'penampahanGalungan'],
  [dayOf('dungulan', 'wednesday'), 'galungan'],
  [dayOf('dungulan', 'thursday'), 'umanisGalungan'],
  [dayOf('kuningan', 'saturday'), 'kuningan'],
  [dayOf('watugunung', 'saturday'), 'saraswati'],
]);

/** The day of the cycle, from 0 (a Sunday) to 209. */
export const pawukonDay = (date: CivilDate): number =>
  ((nightsBetween(beginning, date) % cycle) + cycle) % cycle;

/** The great ceremony of a day, if it has one. */
export const pawukonCeremony = (date: CivilDate): BaliDayCode | undefined =>
  ceremonies.get(pawukonDay(date));
