import { addDays, type CivilDate, monthOf, type Stay, weekOf } from '@selasar/domain/core';

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const firstDayOf = (view: CalendarView, date: CivilDate): CivilDate =>
  view === 'week' ? weekOf(date) : `${monthOf(date)}-01`;

const mostDays = { week: 7, month: 31 } as const;

/** What is over matters little. */
export const openingDay = (today: CivilDate): CivilDate => addDays(today, -2);

/** A week or month, or as many days from another day on. `endDate` is exclusive, as for a stay. */
export const periodFrom = (view: CalendarView, from: CivilDate): Stay => {
  const endDate = addDays(from, mostDays[view]);
  return {
    startDate: from,
    endDate: from === firstDayOf(view, from) ? firstDayOf(view, endDate) : endDate,
  };
};

export const turned = (view: CalendarView, from: CivilDate, by: -1 | 1): CivilDate =>
  firstDayOf(view, by === 1 ? addDays(firstDayOf(view, from), mostDays[view]) : addDays(from, -1));

export const isIn = ({ startDate, endDate }: Stay, date: CivilDate): boolean =>
  startDate <= date && date < endDate;
