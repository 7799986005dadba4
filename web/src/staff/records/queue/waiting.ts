import { age } from '../../common/age.ts';

const minuteMs = 60_000;

/** A longer wait stands out. */
const patienceMs = 60 * minuteMs;

/** 'Waiting 2 h' or 'Waiting 3 d'; '' for a short wait. */
export function waitingText(sinceMs: number, nowMs: number): string {
  const waitedMs = nowMs - sinceMs;
  return waitedMs > patienceMs ? `Waiting ${age(waitedMs)}` : '';
}

/** The current minute: the text need not be updated more often. */
export const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / minuteMs) * minuteMs);
