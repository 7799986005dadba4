import { randomUUID } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { inDays } from './offer.ts';

/** A trip with bookings that guests have travelled. */
export async function addTrip(db: Firestore) {
  const trip = db.collection('trips').doc();
  const key = randomUUID().replaceAll('-', '');
  const email = `${randomUUID()}@example.com`;
  const createdAt = Timestamp.now();
  await trip.create({ key, viewId: randomUUID(), emails: [email], createdAt });
  /** Undefined fields are not stored. */
  const book = async (change: object = {}) => {
    const booking = db.doc(`bookings/${randomUUID()}`);
    const fields = {
      tripId: trip.id,
      bookingType: 'tour',
      tourId: 'ubud-walk',
      itemName: 'Ubud Walk',
      customerName: 'Hannah Vogel',
      customerEmail: email,
      startDate: inDays(-1),
      endDate: inDays(-1),
      numberOfGuests: 2,
      totalPrice: 91,
      status: 'confirmed',
      createdAt,
      updatedAt: createdAt,
      ...change,
    };
    await booking.create(
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    );
    return booking.id;
  };
  return { tripId: trip.id, key, email, book };
}

/** A guest's review. */
export const guestReview = (change: object = {}) => ({
  rating: 5,
  text: 'The best morning of our whole journey.',
  name: 'Hannah V.',
  country: 'DE',
  ...change,
});
