const [minuteMs, hourMs] = [60_000, 3_600_000];
const dayHours = 24;

/** A longer wait stands out. */
const patienceMs = hourMs;

/** 'Waiting 2 h' or 'Waiting 3 d'; '' for a short wait. */
export function waitingText(sinceMs: number, nowMs: number): string {
  const waitedMs = nowMs - sinceMs;
  if (waitedMs <= patienceMs) return '';
  const hours = Math.floor(waitedMs / hourMs);
  return hours < 2 * dayHours ? `Waiting ${hours} h` : `Waiting ${Math.floor(hours / dayHours)} d`;
}

/** The current minute: the text need not be updated more often. */
export const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / minuteMs) * minuteMs);
