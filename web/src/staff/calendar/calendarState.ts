import { type CivilDate, isCivilDate } from '@selasar/domain/core';
import { type CalendarView, firstDayOf, isIn, openingDay, periodFrom } from './period.ts';
import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../common/useUrlParams.ts';

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

/** Parameters of others stay. Default values are omitted. */
export function writeCalendarState(
  params: URLSearchParams,
  { view, from, kind }: CalendarState,
  today: CivilDate,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  set('view', view, 'month');
  set('from', from, openingDay(today));
  set('kind', kind, 'all');
  return written;
}

/** Today stays in view. */
export function inView(state: CalendarState, view: CalendarView, today: CivilDate): CalendarState {
  const isNow = isIn(periodFrom(state.view, state.from), today);
  return { ...state, view, from: isNow ? openingDay(today) : firstDayOf(view, state.from) };
}

/** Each change is a step in the browser's history. */
export function useCalendarState(today: CivilDate) {
  const [params, setParams] = useUrlParams();
  const state = useMemo(() => readCalendarState(params, today), [params, today]);
  const change = useCallback(
    (part: Partial<CalendarState>) =>
      setParams((before) => writeCalendarState(before, { ...state, ...part }, today)),
    [state, today, setParams],
  );
  return { state, change };
}
