import type { BaliPlace } from '@selasar/domain';

/** The most common destinations from the airport. */
export const transferPlaces = [
  'Ubud',
  'Seminyak',
  'Canggu',
  'Kuta',
  'Sanur',
  'Nusa Dua',
  'Jimbaran',
  'Uluwatu',
] as const satisfies readonly BaliPlace[];
