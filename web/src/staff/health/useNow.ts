import { useMemo } from 'react';
import { useClock } from '../../clock/useClock.ts';

const minuteMs = 60_000;
const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / minuteMs) * minuteMs);

/** The minute it is, also while the page stays open. */
export function useNow(): Date {
  const minute = useClock(minuteOf);
  return useMemo(() => new Date(Number(minute)), [minute]);
}
