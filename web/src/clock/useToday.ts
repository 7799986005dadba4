import type { CivilDate } from '@selasar/domain/core';
import { useClock } from './useClock.ts';

const hourMs = 3_600_000;

/** Hours since the epoch. */
const hour = (nowMs: number): string => String(Math.floor(nowMs / hourMs));

export const useHour = (): Date => new Date(Number(useClock(hour)) * hourMs);

const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Makassar', year: 'numeric' });

export const thisYear = (nowMs: number): string => year.format(nowMs);

/** yyyy-MM-dd. Uses the platform only, because every list of prices loads it. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Makassar', dateStyle: 'short' });

export const today = (): CivilDate => day.format(Date.now());

export const useToday = (): CivilDate => useClock((nowMs) => day.format(nowMs));
