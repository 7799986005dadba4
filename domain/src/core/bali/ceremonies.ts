import { nightsBetween, type CivilDate } from '../dates.ts';
import { t } from '../../i18n/t.ts';
import type { PlainMessage } from '../../i18n/languages.ts';

export interface BaliDay {
  name: string;
  /** Closed: nobody may drive, arrive or leave. Busy: everything is open but takes more time. */
  kind: 'closed' | 'busy';
  expected?: boolean;
  /** 'HH:mm' of a busy day: everything is closed until then. */
  closedUntil?: string;
  guest: string;
  staff: string;
}

const kinds: Partial<Record<BaliDayCode, Pick<BaliDay, 'kind' | 'closedUntil'>>> = {
  nyepi: { kind: 'closed' },
  ngembakGeni: { kind: 'busy', closedUntil: '06:00' },
};

/** Undefined for an ordinary day, and after the lists end. */
export function baliDayOf(date: CivilDate): BaliDay | undefined {
  const ceremony = ceremonyOf(date);
  if (!ceremony) return undefined;
  const { code, expected } = ceremony;
  const { name, guest, staff } = baliDayText.days[code];
  const day: BaliDay = { kind: 'busy', ...kinds[code], name, guest: t(guest), staff };
  if (!expected) return day;
  return {
    ...day,
    expected,
    guest: `${day.guest} ${t(baliDayText.expected.guest)}`,
    staff: `${day.staff} ${baliDayText.expected.staff}`,
  };
}

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

interface Advice {
  guest: PlainMessage;
  staff: string;
}

export const baliDayText = {
  days: {
    melasti: {
      name: 'Melasti',
      guest:
        'Melasti: villages walk to the sea in procession, and roads to the beaches are slow. Please allow more time.',
      staff:
        'Melasti: each village walks to the sea on a day of its own. Roads to the beaches close for a while: plan more time.',
    },
    pengerupukan: {
      name: 'Pengerupukan',
      guest:
        'The eve of Nyepi: roads close in the afternoon for the ogoh-ogoh parades. Please travel in the morning, and buy what you need for the next day.',
      staff:
        'The eve of Nyepi: roads close from about 16:00 for the ogoh-ogoh parades. Let tours and transfers end before, and tell guests to buy what they need for Nyepi.',
    },
    nyepi: {
      name: 'Nyepi',
      guest:
        'Nyepi, the Day of Silence: the airport and all roads are closed from 06:00 until 06:00 the next day. Please stay inside your villa or hotel, and choose another day for tours and transfers.',
      staff:
        'Nyepi: the airport and all roads are closed from 06:00 until 06:00 the next day. No tours, transfers, arrivals or departures; guests stay inside.',
    },
    ngembakGeni: {
      name: 'Ngembak Geni',
      guest:
        'The day after Nyepi: the airport and the roads open at 06:00 and are busy. Please travel after that, and allow more time.',
      staff:
        'The day after Nyepi: nobody may drive before 06:00. The airport and the roads are busy after that: plan more time.',
    },

    penampahanGalungan: {
      name: 'Penampahan Galungan',
      guest:
        'The eve of Galungan: families prepare the feast, and many travel to their villages. Roads are slow: please allow more time.',
      staff:
        'The eve of Galungan: families prepare the feast, roads are slow. Ask early which drivers and guides can work.',
    },
    galungan: {
      name: 'Galungan',
      guest:
        'Galungan: temples are full, roads are slow, and some shops and restaurants are closed. Please allow more time.',
      staff:
        'Galungan: temples are full, roads slow. Many drivers and guides are with their families: ask early who can work.',
    },
    umanisGalungan: {
      name: 'Umanis Galungan',
      guest:
        'The day after Galungan: families visit each other and go out, so roads and sights are full. Please allow more time.',
      staff:
        'The day after Galungan: families are out, roads and sights are full. Ask early which drivers and guides can work.',
    },
    kuningan: {
      name: 'Kuningan',
      guest:
        'Kuningan: temples are full and roads are slow until noon. Please allow more time in the morning.',
      staff:
        'Kuningan: people pray before noon, temples are full, roads slow. Ask early who can work in the morning.',
    },
    saraswati: {
      name: 'Saraswati',
      guest:
        'Saraswati, the day of learning: temples and schools are full in the morning. Please allow more time.',
      staff: 'Saraswati: temples and schools are full in the morning. Plan more time.',
    },
    pagerwesi: {
      name: 'Pagerwesi',
      guest:
        'Pagerwesi: temples are full, above all in the north of Bali. Please allow more time there.',
      staff: 'Pagerwesi: temples are full, above all in the north. Plan more time there.',
    },
  },
  expected: {
    guest: 'The government has not confirmed this date yet.',
    staff:
      'This date is expected: the government confirms it in September or October of the year before.',
  },
} as const satisfies { days: Record<string, Advice & { name: string }>; expected: Advice };

export type BaliDayCode = keyof typeof baliDayText.days;
