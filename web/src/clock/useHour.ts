import { useClock } from './useClock.ts';

const hourMs = 3_600_000;

/** Counted from the epoch. */
const hour = (): string => String(Math.floor(Date.now() / hourMs));

/** The hour it is now, as the instant at which it began. What shows it is drawn anew when the next one begins. */
export const useHour = (): Date => new Date(Number(useClock(hour)) * hourMs);
