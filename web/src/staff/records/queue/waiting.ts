const [minuteMs, hourMs] = [60_000, 3_600_000];
const dayHours = 24;

/** What has waited longer than this stands out. */
const patienceMs = hourMs;

/** 'Waiting 2 h' or 'Waiting 3 d'; '' for what has not waited for long. */
export function waitingText(sinceMs: number, nowMs: number): string {
  const waitedMs = nowMs - sinceMs;
  if (waitedMs <= patienceMs) return '';
  const hours = Math.floor(waitedMs / hourMs);
  return hours < 2 * dayHours ? `Waiting ${hours} h` : `Waiting ${Math.floor(hours / dayHours)} d`;
}

/** The minute it is: the text need not be looked at more often. */
export const minuteOf = (nowMs: number): string => String(Math.floor(nowMs / minuteMs) * minuteMs);
