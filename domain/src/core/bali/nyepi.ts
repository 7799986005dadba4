import { nightsBetween, type CivilDate } from '../dates.ts';
import type { BaliDayCode } from './messages.ts';

export interface NyepiDate {
  date: CivilDate;
  /** Proclaimed by the government, or expected by calendar publishers. */
  status: 'proclaimed' | 'expected';
  source: string;
}

const almanac =
  'Almanac of Bali Trips for 2020 to 2050, as quoted by the library holidays 0.105 (github.com/vacanza/holidays)';

/**
 * Nyepi, the first day of the Balinese year: one date for each year, without gaps. Each September or October, the
 * ministers of religious affairs, manpower and state apparatus proclaim next year's date in a joint decree (SKB).
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

const yearOf = (date: CivilDate): string => date.slice(0, 4);

/** The last day that the list covers. Later days count as ordinary until the list is extended. */
export const nyepiKnownUntil = (): CivilDate =>
  `${Math.max(...nyepiDates.map(({ date }) => Number(yearOf(date))))}-12-31`;

/** The days around Nyepi, by their offset in days. Villages choose one of the three days of Melasti. */
const ceremonies = new Map<number, BaliDayCode>([
  [-4, 'melasti'],
  [-3, 'melasti'],
  [-2, 'melasti'],
  [-1, 'pengerupukan'],
  [0, 'nyepi'],
  [1, 'ngembakGeni'],
]);

/** The ceremony of a day around Nyepi, and whether its Nyepi is only expected. */
export function nyepiCeremony(date: CivilDate) {
  const nyepi = nyepiDates.find((entry) => yearOf(entry.date) === yearOf(date));
  const code = nyepi && ceremonies.get(nightsBetween(nyepi.date, date));
  return code && { code, expected: nyepi.status === 'expected' };
}
