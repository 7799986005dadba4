import { nightsBetween, type CivilDate } from '../dates.ts';
import type { BaliDayCode } from './messages.ts';

export interface NyepiDate {
  date: CivilDate;
  status: 'proclaimed' | 'expected';
  source: string;
}

/** Of Galungan, too. */
const almanac =
  'Almanac of Bali Trips for 2020 to 2050, as quoted by the library holidays 0.105 (github.com/vacanza/holidays)';

/**
 * One date for each year, without gaps. Each September or October, the ministers of religious affairs, manpower and
 * state apparatus proclaim next year's date in a joint decree (SKB).
 */
export const nyepiDates: readonly NyepiDate[] = [
  {
    date: '2026-03-19',
    status: 'proclaimed',
    source: 'SKB 1497/2025, 2/2025 and 5/2025 of 19 September 2025',
  },
  {
    date: '2027-03-08',
    status: 'proclaimed',
    source: 'SKB 1205/2026, 3/2026 and 2/2026 of 15 September 2026',
  },
  { date: '2028-03-26', status: 'expected', source: almanac },
  { date: '2029-03-15', status: 'expected', source: almanac },
  { date: '2030-03-05', status: 'expected', source: almanac },
  { date: '2031-03-24', status: 'expected', source: almanac },
  { date: '2032-03-12', status: 'expected', source: almanac },
  { date: '2033-03-31', status: 'expected', source: almanac },
  { date: '2034-03-20', status: 'expected', source: almanac },
  { date: '2035-03-10', status: 'expected', source: almanac },
  { date: '2036-03-28', status: 'expected', source: almanac },
];

/** Every 210 days. */
export const galunganDates: readonly CivilDate[] = [
  '2025-11-19',
  '2026-06-17',
  '2027-01-13',
  '2027-08-11',
  '2028-03-08',
  '2028-10-04',
  '2029-05-02',
  '2029-11-28',
  '2030-06-26',
  '2031-01-22',
  '2031-08-20',
  '2032-03-17',
  '2032-10-13',
  '2033-05-11',
  '2033-12-07',
  '2034-07-05',
  '2035-01-31',
  '2035-08-29',
  '2036-03-26',
  '2036-10-22',
];

/** Villages choose one of the three days of Melasti. */
const aroundNyepi = new Map<number, BaliDayCode>([
  [-4, 'melasti'],
  [-3, 'melasti'],
  [-2, 'melasti'],
  [-1, 'pengerupukan'],
  [0, 'nyepi'],
  [1, 'ngembakGeni'],
]);

const afterGalungan = new Map<number, BaliDayCode>([
  [-1, 'penampahanGalungan'],
  [0, 'galungan'],
  [1, 'umanisGalungan'],
  [10, 'kuningan'],
  [136, 'saraswati'],
  [140, 'pagerwesi'],
]);

/** Later days count as ordinary until the lists are extended. */
export const ceremoniesKnownUntil = (): CivilDate => `${nyepiDates.at(-1)?.date.slice(0, 4)}-12-31`;

/** Of two, the greater: Galungan before a Melasti, all other days of Nyepi before Galungan. */
export function ceremonyOf(date: CivilDate): { code: BaliDayCode; expected: boolean } | undefined {
  const nyepi = nyepiDates.find((entry) => entry.date.slice(0, 4) === date.slice(0, 4));
  const ofNyepi = nyepi && aroundNyepi.get(nightsBetween(nyepi.date, date));
  const ofGalungan = galunganDates
    .map((galungan) => afterGalungan.get(nightsBetween(galungan, date)))
    .find((code) => code !== undefined);
  if (ofGalungan && (!ofNyepi || ofNyepi === 'melasti'))
    return { code: ofGalungan, expected: false };
  return ofNyepi && { code: ofNyepi, expected: nyepi.status === 'expected' };
}
