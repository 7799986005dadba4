import { addDays, baliDate, collections, foundBy, pathOf } from '@selasar/domain/core';
import { minutesOf } from '@selasar/domain/crew';
import { priceOf, tourTerms, villaTerms } from '@selasar/domain/pricing';
import { arrivalOf, bookingSearch, bookingStatus } from '@selasar/domain/requests';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Firestore } from 'firebase-admin/firestore';
import { addMissing, type SeedDocument } from './addMissing.ts';
import { requestedBy, changeRequestEventsOf } from './changeRequests.ts';
import { calendarsOf } from './calendars.ts';
import type { BookingRow } from './bookingRows.ts';
import { pickupOf } from './crew.ts';
import { historyOf, timesOf } from './history.ts';
import { emailOf, seedId } from './identity.ts';
import { seatsOf } from './seats.ts';
import { tripOf } from './trips.ts';

/** Stores bookings with their history, nights and seats. */
export async function seedBookings(
  db: Firestore,
  bookings: readonly SeedDocument[],
): Promise<number> {
  // Nights and seats first: a trigger publishes them for each booking.
  await addMissing(db, calendarsOf(bookings));
  await addMissing(db, seatsOf(bookings));
  const added = await addMissing(db, bookings);
  const history = [
    ...bookings.flatMap(historyOf(bookingStatus)),
    ...bookings.flatMap(changeRequestEventsOf),
  ];
  await addMissing(db, history);
  return added;
}

/** Bookings around `now`. */
export const bookingsOf = (rows: readonly BookingRow[], now: Date): SeedDocument[] =>
  rows.map((row, index) => bookingOf(row, seedId(index), now));

function bookingOf(row: BookingRow, id: string, now: Date): SeedDocument {
  const [slug, guest, startsInDays, nights, guests, requestedDaysAgo, status] = row;
  const startDate = addDays(baliDate(now), startsInDays);
  const endDate = addDays(startDate, nights);
  const { terms, ...item } = itemOf(slug);
  const customer = { customerName: guest, customerEmail: emailOf(guest) };
  const pickup = pickupOf(guest);
  const requested = { startDate, endDate, numberOfGuests: guests };
  const facts = { ...requested, totalPrice: priceOf(terms, requested).total };
  return {
    path: pathOf(collections.bookings, id),
    data: {
      ...item,
      ...customer,
      ...pickup,
      ...foundBy(bookingSearch, { id, ...customer, ...item, ...pickup }),
      ...facts,
      ...tripOf(guest, 'bookings', now),
      ...requestedBy(guest, facts, now),
      status,
      ...timesOf(now, requestedDaysAgo, bookingStatus, status),
    },
  };
}

function itemOf(slug: string) {
  const tour = sampleTours.find((sample) => sample.slug === slug);
  if (tour) {
    return {
      bookingType: 'tour',
      tourId: slug,
      itemName: tour.title,
      minutes: minutesOf(tour.duration),
      terms: tourTerms(tour),
    };
  }
  const villa = sampleVillas.find((sample) => sample.slug === slug);
  if (!villa) throw new Error(`The demo bookings name an unknown item: ${slug}`);
  return {
    bookingType: 'villa',
    villaId: slug,
    itemName: villa.name,
    arrival: arrivalOf(villa),
    terms: villaTerms(villa),
  };
}
