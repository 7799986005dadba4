import { useClock } from './useClock.ts';

const hourMs = 3_600_000;

/** Hours since the epoch. */
const hour = (nowMs: number): string => String(Math.floor(nowMs / hourMs));

/** The start of the current hour. Rerenders the component at the next full hour. */
export const useHour = (): Date => new Date(Number(useClock(hour)) * hourMs);
