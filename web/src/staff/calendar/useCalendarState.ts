import type { CivilDate } from '@selasar/domain';
import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../common/useUrlParams.ts';
import { readCalendarState, writeCalendarState } from './calendarState.ts';
import type { CalendarState } from './calendarState.ts';

/** The calendar state in the URL; each change is a step in the browser's history. */
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
