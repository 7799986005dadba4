import { addDays, monthOf, weekOf } from '@selasar/domain';
import type { CivilDate, Stay } from '@selasar/domain';

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The first day of the week or month in which a day lies. */
export const firstDayOf = (view: CalendarView, date: CivilDate): CivilDate =>
  view === 'week' ? weekOf(date) : `${monthOf(date)}-01`;

/** The days that show; it ends before its `endDate`, as a stay does. */
export const periodFrom = (view: CalendarView, from: CivilDate): Stay => ({
  startDate: from,
  // Every month ends within 31 days.
  endDate: view === 'week' ? addDays(from, 7) : firstDayOf('month', addDays(from, 31)),
});

/** The first day of the period before (-1) or after (1). */
export const turned = (view: CalendarView, from: CivilDate, by: -1 | 1): CivilDate =>
  by === 1 ? periodFrom(view, from).endDate : firstDayOf(view, addDays(from, -1));

export const isIn = ({ startDate, endDate }: Stay, date: CivilDate): boolean =>
  startDate <= date && date < endDate;
