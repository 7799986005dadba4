import { isCivilDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { firstDayOf, isIn, periodFrom } from './period.ts';
import type { CalendarView } from './period.ts';

export const calendarKinds = ['all', 'villas', 'tours'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** What the calendar shows, as its URL says it. */
export interface CalendarState {
  view: CalendarView;
  /** The first day that shows. */
  from: CivilDate;
  kind: CalendarKind;
}

/** Days beyond are a slip of who typed the URL. */
const known = { startDate: '2000-01-01', endDate: '2100-01-01' };

/** Reads the state; without a day it shows the present. */
export function readCalendarState(params: URLSearchParams, today: CivilDate): CalendarState {
  const from = params.get('from') ?? '';
  const view = params.get('view') === 'week' ? 'week' : 'month';
  const kind = calendarKinds.find((one) => one === params.get('kind')) ?? 'all';
  const isGood = isCivilDate(from) && isIn(known, from);
  return { view, from: firstDayOf(view, isGood ? from : today), kind };
}

/** Writes the state into the parameters; those that are not the calendar's stay. What is usual is left out. */
export function writeCalendarState(
  params: URLSearchParams,
  { view, from, kind }: CalendarState,
  today: CivilDate,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  set('view', view, 'month');
  set('from', from, firstDayOf(view, today));
  set('kind', kind, 'all');
  return written;
}

/** The same days in the other view; the present stays in sight. */
export function inView(state: CalendarState, view: CalendarView, today: CivilDate): CalendarState {
  const around = isIn(periodFrom(state.view, state.from), today) ? today : state.from;
  return { ...state, view, from: firstDayOf(view, around) };
}
