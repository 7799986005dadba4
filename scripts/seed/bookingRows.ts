import type { BookingStatus } from '@selasar/domain/requests';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';

/** Slug, guest, start in days from today, nights (0 for a tour), guests, requested how many days ago, status. */
export type BookingRow = readonly [
  item: string,
  guest: string,
  startsInDays: number,
  nights: number,
  guests: number,
  requestedDaysAgo: number,
  status: BookingStatus,
];
type WithoutItem<Row> = Row extends readonly [unknown, ...infer Others] ? Others : never;
type Row = readonly [item: string | undefined, ...WithoutItem<BookingRow>];

/** The samples by their index; a short list of tours repeats. */
const tour = (place: number) => sampleTours[place % sampleTours.length]?.slug;
const villa = (place: number) => sampleVillas[place]?.slug;

/** Some weeks of business, newest request first. Confirmed stays in one villa do not overlap. */
const rows: readonly Row[] = [
  [tour(1), 'Amelia Hughes', 3, 0, 2, 0.1, 'pending'],
  [villa(1), 'Noah Fischer', 24, 5, 8, 0.3, 'pending'],
  [tour(4), 'Wei Ling Tan', 5, 0, 5, 0.6, 'pending'],
  [tour(0), 'Lucas Moreau', 4, 0, 2, 1.2, 'confirmed'],
  [villa(0), 'Chloé Dubois', 12, 4, 2, 1.5, 'pending'],
  [tour(2), 'Mateo Alvarez', 2, 0, 2, 2.1, 'confirmed'],
  [tour(3), 'Ingrid Solberg', 6, 0, 3, 2.8, 'pending'],
  [villa(2), 'Oliver Grant', 9, 7, 5, 3.4, 'confirmed'],
  [tour(1), 'Yuki Tanaka', 1, 0, 4, 4.2, 'confirmed'],
  [villa(5), 'Emma van Dijk', 15, 10, 6, 5.1, 'confirmed'],
  [tour(0), 'Isabella Romano', 8, 0, 6, 6.3, 'cancelled'],
  [villa(4), 'Arjun Mehta', 7, 3, 2, 7.2, 'confirmed'],
  [tour(2), 'Sophie Martin', 10, 0, 2, 8.5, 'confirmed'],
  [villa(3), 'Liam O’Connor', 18, 6, 10, 9.7, 'confirmed'],
  [tour(4), 'Anna Kowalska', -1, 0, 4, 11.2, 'confirmed'],
  [tour(3), 'Daniel Kim', -2, 0, 2, 12.6, 'confirmed'],
  [villa(0), 'Grace Thompson', -3, 5, 4, 14.1, 'confirmed'],
  [tour(1), 'Felix Wagner', -5, 0, 3, 16.4, 'cancelled'],
  [villa(6), 'Camila Rojas', -6, 4, 2, 18.3, 'confirmed'],
  [tour(0), 'Hannah Lindqvist', -8, 0, 2, 20.9, 'confirmed'],
  [villa(1), 'William Carter', -12, 7, 8, 24.2, 'confirmed'],
  [tour(2), 'Aisha Rahman', -14, 0, 2, 27.5, 'confirmed'],
  [villa(2), 'Jonas Becker', -20, 6, 6, 33.8, 'cancelled'],
  [tour(3), 'Priya Nair', -22, 0, 4, 38.4, 'confirmed'],
  // The day of the seed is the first that somebody who tries it looks at.
  [tour(0), 'Nora Jensen', 0, 0, 3, 39.6, 'confirmed'],
  [villa(1), 'Marta Novak', 0, 4, 6, 40.2, 'confirmed'],
  [villa(3), 'Theo Laurent', -4, 4, 8, 43.5, 'confirmed'],
];

/** A brand with fewer villas has fewer stays: others would overlap. */
export const bookingRows: readonly BookingRow[] = rows.flatMap(([item, ...row]) =>
  item === undefined ? [] : [[item, ...row] as const],
);
