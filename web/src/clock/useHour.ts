import { useClock } from './useClock.ts';

const hourMs = 3_600_000;

/** Counted from the epoch. */
const hour = (nowMs: number): string => String(Math.floor(nowMs / hourMs));

/** The hour it is now, as the instant at which it began. What shows it is drawn anew when the next one begins. */
export const useHour = (): Date => new Date(Number(useClock(hour)) * hourMs);
