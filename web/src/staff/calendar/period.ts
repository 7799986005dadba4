import { addDays, monthOf, weekOf } from '@selasar/domain';
import type { CivilDate, Stay } from '@selasar/domain';

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The first day of the week or month that contains a day. */
export const firstDayOf = (view: CalendarView, date: CivilDate): CivilDate =>
  view === 'week' ? weekOf(date) : `${monthOf(date)}-01`;

/** The visible days; `endDate` is exclusive, as for a stay. */
export const periodFrom = (view: CalendarView, from: CivilDate): Stay => ({
  startDate: from,
  // Every month ends within 31 days.
  endDate: view === 'week' ? addDays(from, 7) : firstDayOf('month', addDays(from, 31)),
});

/** The first day of the previous (-1) or next (1) period. */
export const turned = (view: CalendarView, from: CivilDate, by: -1 | 1): CivilDate =>
  by === 1 ? periodFrom(view, from).endDate : firstDayOf(view, addDays(from, -1));

export const isIn = ({ startDate, endDate }: Stay, date: CivilDate): boolean =>
  startDate <= date && date < endDate;
