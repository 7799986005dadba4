import {
  addDays,
  baliDate,
  makeSlug,
  sampleTours,
  sampleVillas,
  tourTotal,
  villaTotal,
} from '@selasar/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DEMO_USERS } from '../demo.ts';
import { addMissing, type SeedDocument } from './addMissing.ts';
import { calendarsOf } from './calendars.ts';
import { bookingRows, type BookingRow } from './bookingRows.ts';

const dayMs = 24 * 60 * 60 * 1000;
const answeredAfterMs = 2 * 60 * 60 * 1000;

/** Some weeks of bookings around `now`, each with its history. */
export async function seedBookings(db: Firestore, now: Date): Promise<number> {
  const bookings = bookingRows.map((row, index) => bookingOf(row, seedId(index), now));
  const added = await addMissing(db, bookings);
  await addMissing(
    db,
    bookings.flatMap((booking) => historyOf(booking)),
  );
  await addMissing(db, calendarsOf(bookings));
  return added;
}

/** The same row has the same id in every suite; like a guest's request id it is a UUID. */
const seedId = (index: number): string =>
  `${String(index + 1).padStart(8, '0')}-5e1a-4bae-8ba1-000000000000`;

function bookingOf(row: BookingRow, id: string, now: Date): SeedDocument {
  const [slug, guest, startsInDays, nights, guests, requestedDaysAgo, status] = row;
  const startDate = addDays(baliDate(now), startsInDays);
  const endDate = addDays(startDate, nights);
  const createdAt = Timestamp.fromMillis(now.getTime() - requestedDaysAgo * dayMs);
  return {
    path: `bookings/${id}`,
    data: {
      ...itemOf(slug, guests, startDate, endDate),
      customerName: guest,
      customerEmail: `${makeSlug(guest).replace('-', '.')}@example.com`,
      startDate,
      endDate,
      numberOfGuests: guests,
      status,
      createdAt,
      updatedAt: status === 'pending' ? createdAt : answered(createdAt),
    },
  };
}

const answered = (createdAt: Timestamp): Timestamp =>
  Timestamp.fromMillis(createdAt.toMillis() + answeredAfterMs);

function itemOf(slug: string, guests: number, startDate: string, endDate: string) {
  const tour = sampleTours.find((sample) => sample.slug === slug);
  if (tour) {
    return {
      bookingType: 'tour',
      tourId: slug,
      itemName: tour.title,
      totalPrice: tourTotal(tour.priceFrom, guests),
    };
  }
  const villa = sampleVillas.find((sample) => sample.slug === slug);
  if (!villa) throw new Error(`The demo bookings name an unknown item: ${slug}`);
  return {
    bookingType: 'villa',
    villaId: slug,
    itemName: villa.name,
    totalPrice: villaTotal(villa.pricePerNight, startDate, endDate),
  };
}

/** The events that led to a booking's status. */
function historyOf({ path, data }: SeedDocument): SeedDocument[] {
  const { status, createdAt, updatedAt } = data;
  const requested = { from: null, to: 'pending', by: 'guest', at: createdAt };
  const events = [{ path: `${path}/events/1`, data: requested }];
  if (status === 'pending') return events;
  const { uid, email } = DEMO_USERS.staff;
  const reply = { from: 'pending', to: status, by: uid, byEmail: email, at: updatedAt };
  return [...events, { path: `${path}/events/2`, data: reply }];
}
