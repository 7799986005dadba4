import type { BookingStatus } from '@selasar/domain';

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

/** Some weeks of business, newest request first. Confirmed stays in one villa do not overlap. */
export const bookingRows: readonly BookingRow[] = [
  ['mount-batur-sunrise-trek', 'Amelia Hughes', 3, 0, 2, 0.1, 'pending'],
  ['villa-karang-uluwatu', 'Noah Fischer', 24, 5, 8, 0.3, 'pending'],
  ['family-turtle-island-day', 'Wei Ling Tan', 5, 0, 5, 0.6, 'pending'],
  ['ubud-jungle-adventure', 'Lucas Moreau', 4, 0, 2, 1.2, 'confirmed'],
  ['villa-sawah-ubud', 'Chloé Dubois', 12, 4, 2, 1.5, 'pending'],
  ['romantic-uluwatu-sunset', 'Mateo Alvarez', 2, 0, 2, 2.1, 'confirmed'],
  ['sacred-temples-tour', 'Ingrid Solberg', 6, 0, 3, 2.8, 'pending'],
  ['villa-pasir-seminyak', 'Oliver Grant', 9, 7, 5, 3.4, 'confirmed'],
  ['mount-batur-sunrise-trek', 'Yuki Tanaka', 1, 0, 4, 4.2, 'confirmed'],
  ['villa-melati-sanur', 'Emma van Dijk', 15, 10, 6, 5.1, 'confirmed'],
  ['ubud-jungle-adventure', 'Isabella Romano', 8, 0, 6, 6.3, 'cancelled'],
  ['villa-bambu-sidemen', 'Arjun Mehta', 7, 3, 2, 7.2, 'confirmed'],
  ['romantic-uluwatu-sunset', 'Sophie Martin', 10, 0, 2, 8.5, 'confirmed'],
  ['villa-ombak-canggu', 'Liam O’Connor', 18, 6, 10, 9.7, 'confirmed'],
  ['family-turtle-island-day', 'Anna Kowalska', -1, 0, 4, 11.2, 'confirmed'],
  ['sacred-temples-tour', 'Daniel Kim', -2, 0, 2, 12.6, 'confirmed'],
  ['villa-sawah-ubud', 'Grace Thompson', -3, 5, 4, 14.1, 'confirmed'],
  ['mount-batur-sunrise-trek', 'Felix Wagner', -5, 0, 3, 16.4, 'cancelled'],
  ['villa-teratai-jimbaran', 'Camila Rojas', -6, 4, 2, 18.3, 'confirmed'],
  ['ubud-jungle-adventure', 'Hannah Lindqvist', -8, 0, 2, 20.9, 'confirmed'],
  ['villa-karang-uluwatu', 'William Carter', -12, 7, 8, 24.2, 'confirmed'],
  ['romantic-uluwatu-sunset', 'Aisha Rahman', -14, 0, 2, 27.5, 'confirmed'],
  ['villa-pasir-seminyak', 'Jonas Becker', -20, 6, 6, 33.8, 'cancelled'],
  ['sacred-temples-tour', 'Priya Nair', -22, 0, 4, 38.4, 'confirmed'],
];
