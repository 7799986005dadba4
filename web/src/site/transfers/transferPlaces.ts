import { airportName, type BaliPlace } from '@selasar/domain/core';

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

export const places = [airportName, ...transferPlaces];
