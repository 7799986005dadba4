import type { TransferStatus } from '@selasar/domain/requests';

/** Guest, from, to, pick-up in days from today, hour, passengers, luggage, requested how many days ago, status, flight. */
export type TransferRow = readonly [
  guest: string,
  from: string,
  to: string,
  pickupInDays: number,
  hour: number,
  passengers: number,
  luggage: number,
  requestedDaysAgo: number,
  status: TransferStatus,
  flight?: string,
];

export const airport = 'Ngurah Rai International Airport (DPS)';

/** Some weeks of transfers, newest request first. */
export const transferRows: readonly TransferRow[] = [
  ['Amelia Hughes', airport, 'Alaya Resort, Ubud', 2, 14, 2, 2, 0.2, 'pending', 'QF 43'],
  ['Wei Ling Tan', 'The Anvaya, Kuta', airport, 6, 9, 5, 6, 0.5, 'pending', 'SQ 939'],
  ['Mateo Alvarez', airport, 'Cliff View Hotel, Uluwatu', 1, 22, 2, 3, 1.7, 'confirmed', 'EK 398'],
  ['Oliver Grant', airport, 'Beach Street Hotel, Seminyak', 9, 16, 5, 5, 3.2, 'confirmed', 'VA 35'],
  ['Ingrid Solberg', 'Maya Ubud Resort', 'Sanur Harbour', 4, 7, 3, 3, 4.4, 'cancelled'],
  ['Yuki Tanaka', airport, 'Hotel Indigo, Seminyak', -1, 18, 4, 4, 6.1, 'completed', 'GA 881'],
  ['Grace Thompson', airport, 'Rice Field Hotel, Ubud', -3, 20, 4, 6, 9.8, 'completed', 'JQ 127'],
  ['Camila Rojas', 'Bay Hotel, Jimbaran', airport, -2, 11, 2, 2, 12.3, 'completed', 'KL 836'],
  // On the day of the seed.
  ['Marta Novak', airport, 'Maya Sanur Resort', 0, 11, 6, 6, 13.4, 'confirmed', 'SQ 938'],
  [
    'Theo Laurent',
    'Beach Street Hotel, Seminyak',
    airport,
    0,
    16,
    8,
    9,
    15.1,
    'confirmed',
    'QR 961',
  ],
];
