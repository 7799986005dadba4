import { addDays, monthOf, weekOf, type CivilDate, type Stay } from '@selasar/domain/core';

export type CalendarView = 'month' | 'week';

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

// A civil date is the same day everywhere, so it is read and formatted in UTC.
const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: CivilDate): string => written.format(Date.parse(date));
};

/** 'Dec 3' */
export const dayText = format({ month: 'short', day: 'numeric' });

export const weekdayText = format({ weekday: 'short' });

/** 'Thu, Dec 3' */
export const dayInWeek = format({ weekday: 'short', month: 'short', day: 'numeric' });

export const monthText = format({ month: 'long', year: 'numeric' });

export const stayText = ({ startDate, endDate }: Stay): string =>
  `${dayText(startDate)} to ${dayText(endDate)}`;
