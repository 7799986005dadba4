import { addYears, type CivilDate } from '../../core/dates.ts';

/** How many days what expires by itself is kept: each document says until when in `expiresAt`. */
export const expiryDays = {
  /** A mail can be sent again so long. */
  mail: 30,
  /** A mail leaves after seconds; what cannot leave does not stay. */
  mailQueue: 30,
  mailLog: 365,
  /** Of a person's requests; those of an address or a request end with the hour. */
  rateLimits: 90,
  statsLedger: 14,
  recounts: 90,
  /** A year, and time to look back on it. */
  securityEvents: 400,
} as const;
export type Expiring = keyof typeof expiryDays;

/** How many years personal data is kept: of a request after the end of the travel, of a message after it came. */
export const retentionYears = { requests: 5, messages: 1 } as const;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'five years' */
export const yearsText = (years: number): string =>
  `${words[years] ?? years} ${years === 1 ? 'year' : 'years'}`;

/** Travels that ended on this day or before have lost their time. */
export const lastForgotten = (today: CivilDate): CivilDate =>
  addYears(today, -retentionYears.requests);
