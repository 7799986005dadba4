import { shortDate, type Stay } from '@selasar/domain/core';

/** '–' if an invalid record lacks the fact. */
export const orDash = <T>(fact: T | undefined, write: (fact: T) => string = String): string =>
  fact === undefined ? '–' : write(fact);

const inBali = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Makassar',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** 'Nov 20, 2026, 4:05 PM', in Bali. */
export const formatInBali = (instant: Date): string => inBali.format(instant);

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** In the local time of the user, because it shows when they did something. */
export const formatLocally = (instant: Date): string =>
  (instant.toDateString() === new Date().toDateString() ? clock : dayAndClock).format(instant);

/** Below this, hours tell more than days. */
const leastDays = 2;

export function age(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  return days < leastDays ? `${hours} h` : `${days} d`;
}

export const bookingDates = ({ startDate, endDate }: Partial<Stay>): string =>
  startDate === endDate
    ? orDash(startDate, shortDate)
    : `${orDash(startDate, shortDate)} – ${orDash(endDate, shortDate)}`;
