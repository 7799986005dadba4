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
