import { isCivilDate } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { firstDayOf, isIn, periodFrom } from './period.ts';
import type { CalendarView } from './period.ts';

export const calendarKinds = ['all', 'villas', 'tours'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The state of the calendar in its URL. */
export interface CalendarState {
  view: CalendarView;
  /** The first visible day. */
  from: CivilDate;
  kind: CalendarKind;
}

/** Days outside these limits are typing errors in the URL. */
const known = { startDate: '2000-01-01', endDate: '2100-01-01' };

/** Reads the state; without a day it shows today. */
export function readCalendarState(params: URLSearchParams, today: CivilDate): CalendarState {
  const from = params.get('from') ?? '';
  const view = params.get('view') === 'week' ? 'week' : 'month';
  const kind = calendarKinds.find((one) => one === params.get('kind')) ?? 'all';
  const isGood = isCivilDate(from) && isIn(known, from);
  return { view, from: firstDayOf(view, isGood ? from : today), kind };
}

/** Writes the state into the parameters; parameters of others stay. Default values are omitted. */
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

/** The same days in the other view; today stays in view. */
export function inView(state: CalendarState, view: CalendarView, today: CivilDate): CalendarState {
  const around = isIn(periodFrom(state.view, state.from), today) ? today : state.from;
  return { ...state, view, from: firstDayOf(view, around) };
}
