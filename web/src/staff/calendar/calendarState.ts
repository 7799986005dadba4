import { isCivilDate, type CivilDate } from '@selasar/domain/core';
import { withParams } from '../common/withParams.ts';
import { useUrlParams } from '../common/useUrlParams.ts';
import { firstDayOf, isIn, openingDay, periodFrom, type CalendarView } from './period.ts';

export const calendarKinds = ['all', 'villas', 'tours'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export interface CalendarState {
  view: CalendarView;
  from: CivilDate;
  kind: CalendarKind;
}

/** Days outside these limits are typing errors in the URL. */
const known = { startDate: '2000-01-01', endDate: '2100-01-01' };

export function readCalendarState(params: URLSearchParams, today: CivilDate): CalendarState {
  const from = params.get('from') ?? '';
  const view = params.get('view') === 'week' ? 'week' : 'month';
  const kind = calendarKinds.find((one) => one === params.get('kind')) ?? 'all';
  const isGood = isCivilDate(from) && isIn(known, from);
  return { view, from: isGood ? firstDayOf(view, from) : openingDay(today), kind };
}

export const writeCalendarState = (
  params: URLSearchParams,
  { view, from, kind }: CalendarState,
  today: CivilDate,
): URLSearchParams =>
  withParams(params, { view, from, kind }, { view: 'month', from: openingDay(today), kind: 'all' });

/** Today stays in view. */
export function inView(state: CalendarState, view: CalendarView, today: CivilDate): CalendarState {
  const isNow = isIn(periodFrom(state.view, state.from), today);
  return { ...state, view, from: isNow ? openingDay(today) : firstDayOf(view, state.from) };
}

/** Each change is a step in the browser's history. */
export function useCalendarState(today: CivilDate) {
  const [params, setParams] = useUrlParams();
  const state = readCalendarState(params, today);
  const change = (part: Partial<CalendarState>) =>
    setParams((before) => writeCalendarState(before, { ...state, ...part }, today));
  return { state, change };
}

export type Opened =
  | { what: 'booking'; id: string }
  | { what: 'block'; id: string }
  | { what: 'day'; row: string; date: CivilDate };

export const blockAddress = (id: string): string => `block:${id}`;
export const dayAddress = (row: string, date: CivilDate): string => `day:${row}:${date}`;

/** A tour may have the same slug as a villa. */
export const rowAddress = ({ kind, id }: { kind: 'villas' | 'tours'; id: string }): string =>
  `${kind}/${id}`;

export function readOpened(open: string | undefined): Opened | undefined {
  if (!open) return undefined;
  const [what, id = '', date = ''] = open.split(':');
  if (what === 'block') return { what, id };
  if (what === 'day' && isCivilDate(date)) return { what, row: id, date };
  return { what: 'booking', id: open };
}
