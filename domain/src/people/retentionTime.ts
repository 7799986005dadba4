import { addYears, type CivilDate } from '../core/dates.ts';
import type { PersonalData } from '../core/fieldTable.ts';

/** Years that personal data is kept: of a request after the end of the travel, of a message after its arrival. */
export const retentionYears = { requests: 5, messages: 1 } as const;

export const expiryDays = {
  /** A mail can be sent again for this long. */
  mail: 30,
  /** A mail leaves the queue after seconds; one that is stuck expires. */
  mailQueue: 30,
  mailLog: 365,
  notices: 30,
  crewNotices: 90,
  /** Limits per person; those per address or request end with the hour. */
  rateLimits: 90,
  recounts: 90,
  securityEvents: 400,
  /** With two leap days: as long as tax law requires. */
  receipts: retentionYears.requests * 365 + 2,
} as const;
export type Expiring = keyof typeof expiryDays;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const yearsText = (years: number): string =>
  `${words[years] ?? years} ${years === 1 ? 'year' : 'years'}`;

/** Retention is over for travels that ended on this day or before. */
export const lastExpiredDay = (today: CivilDate): CivilDate =>
  addYears(today, -retentionYears.requests);

interface Stored {
  purpose: string;
  storedFor: string;
  fields: Readonly<Record<string, PersonalData>>;
}
type Reader =
  | 'everyone'
  | 'staff'
  | 'admins'
  | 'anybody with the link'
  | 'the user and admins'
  | 'functions only';
export interface Retention extends Stored {
  readBy: Reader;
}

export const readBy = <Name extends string>(reader: Reader, all: Readonly<Record<Name, Stored>>) =>
  Object.fromEntries(
    Object.entries<Stored>(all).map(([name, stored]) => [name, { ...stored, readBy: reader }]),
  ) as Record<Name, Retention>;
