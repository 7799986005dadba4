import type { Villa } from '@selasar/domain/offers';
import { bookingStatus, type BookingStatus, type TransferStatus } from '@selasar/domain/requests';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { bookingRows, type BookingRow } from './bookingRows.ts';
import { firstNames, lastNames } from './names.ts';
import { airport, type TransferRow } from './transferRows.ts';

const BOOKINGS = 2000;
const TRANSFERS = 500;
const DAYS = 365;
/** More recent requests wait for an answer. */
const ANSWERED_AFTER_DAYS = 1.5;

/** Multiples of an irrational number modulo 1: spread evenly, and the same in every run (Weyl's sequence). */
const spread = (irrational: number) => (index: number) => ((index + 1) * irrational) % 1;
const ofItem = spread(Math.SQRT2);
const ofLead = spread(Math.sqrt(3));
const ofSize = spread(Math.sqrt(5));
const ofStatus = spread(Math.sqrt(7));
const ofStay = spread(Math.sqrt(11));

const pick = <T>(list: readonly T[], share: number): T => {
  const found = list[Math.floor(share * list.length)];
  if (found === undefined) throw new RangeError(`Nothing at ${share} of ${list.length}.`);
  return found;
};

/** No two of the first 2,000 have the same name. */
const guestOf = (index: number): string => {
  const first = firstNames[(index * 23) % firstNames.length];
  const round = Math.floor(index / firstNames.length);
  return `${first} ${lastNames[(index * 7 + round) % lastNames.length]}`;
};

/** Business grows over the year: more recent requests are more frequent. */
const requestedDaysAgo = (index: number, count: number): number => DAYS * (index / count) ** 1.3;

/** A year of requests, newest first, without conflicts with `bookingRows`. */
export function busyBookings(): BookingRow[] {
  const taken = new Set(bookingRows.filter(holdsPlace).flatMap(nightsOf));
  return Array.from({ length: BOOKINGS }, (_, index) => {
    const row = requestOf(index);
    const nights = nightsOf(row);
    if (!holdsPlace(row)) return row;
    if (nights.some((night) => taken.has(night))) return withStatus(row, 'cancelled');
    for (const night of nights) taken.add(night);
    return row;
  });
}

function requestOf(index: number): BookingRow {
  const ago = requestedDaysAgo(index, BOOKINGS);
  const starts = Math.ceil(ofLead(index) ** 2 * 60) - Math.floor(ago);
  const item = pick([...sampleTours, ...sampleTours, ...sampleVillas], ofItem(index));
  const status = statusOf(index, ago, 'confirmed');
  const villa = 'capacity' in item ? item : undefined;
  const nights = villa ? 2 + Math.floor(ofStay(index) * 6) : 0;
  const guests = 1 + Math.floor(ofSize(index) * mostGuests(villa));
  return [item.slug, guestOf(index), starts, nights, guests, ago, status];
}

const mostGuests = (villa: Pick<Villa, 'capacity'> | undefined): number => villa?.capacity ?? 6;

function statusOf<Status extends string>(index: number, daysAgo: number, answer: Status) {
  if (daysAgo < ANSWERED_AFTER_DAYS) return 'pending';
  return ofStatus(index) < 0.12 ? 'cancelled' : answer;
}

const holdsPlace = (row: BookingRow): boolean => bookingStatus[row[6]].holdsPlace;

const withStatus = (row: BookingRow, status: BookingStatus): BookingRow => [
  ...(row.slice(0, 6) as [string, string, number, number, number, number]),
  status,
];

const nightsOf = ([slug, , starts, nights]: BookingRow): string[] =>
  Array.from({ length: nights }, (_, night) => `${slug} ${starts + night}`);

/** A year of transfers, newest request first. */
export const busyTransfers = (): TransferRow[] =>
  Array.from({ length: TRANSFERS }, (_, index) => {
    const ago = requestedDaysAgo(index, TRANSFERS);
    const pickup = Math.ceil(ofLead(index) ** 2 * 30) - Math.floor(ago);
    const passengers = 1 + Math.floor(ofSize(index) * 6);
    const status = statusOf<TransferStatus>(index, ago, pickup < 0 ? 'completed' : 'confirmed');
    const place = pick(places, ofItem(index));
    const [from, to] = ofStay(index) < 0.6 ? [airport, place] : [place, airport];
    const flight = `${pick(airlines, ofStatus(index))} ${30 + (index % 900)}`;
    return [
      guestOf(index * 4),
      from,
      to,
      pickup,
      Math.floor(ofStay(index * 3) * 24),
      passengers,
      Math.min(passengers + 1, 10),
      ago,
      status,
      flight,
    ];
  });

const airlines = ['AK', 'CX', 'EK', 'GA', 'JQ', 'KL', 'QF', 'QR', 'SQ', 'TR', 'VA'];
const places = [
  'Alaya Resort, Ubud',
  'Hotel Indigo, Seminyak',
  'Maya Sanur Resort',
  'The Anvaya, Kuta',
  'The Slow, Canggu',
  'Cliff View Hotel, Uluwatu',
  'Beach Street Hotel, Seminyak',
  'Rice Field Hotel, Ubud',
];
