import { randomUUID } from 'node:crypto';
import {
  addDays,
  baliDate,
  sampleTours,
  sampleVillas,
  type CreateBookingInput,
  type CreateTransferInput,
  type SubmitMessageInput,
} from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Suite } from './suite.ts';

export const today = (): string => baliDate(new Date());
export const inDays = (days: number): string => addDays(today(), days);

/** A tour for 91 dollars a person and a villa for 4 guests at 210 a night, which are there for one file's tests. */
export async function addOffer({ db, later }: Suite) {
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const [tourId, villaId] = [`tour-${randomUUID()}`, `villa-${randomUUID()}`];
  const tour = { ...sampleTours[0]!, slug: tourId, title: 'Test Tour', priceFrom: 91, ...times };
  const villa = {
    ...sampleVillas[0]!,
    slug: villaId,
    name: 'Test Villa',
    pricePerNight: 210,
    capacity: 4,
    ...times,
  };
  const references = [db.doc(`tours/${tourId}`), db.doc(`villas/${villaId}`)];
  await db.batch().create(references[0]!, tour).create(references[1]!, villa).commit();
  later(() => Promise.all(references.map((reference) => reference.delete())));
  return { tourId, villaId };
}

/** A request id; what comes of the request is removed after the tests of the file. */
function freshRequestId({ db, later }: Suite, collection: string): string {
  const requestId = randomUUID();
  later(() => db.recursiveDelete(db.doc(`${collection}/${requestId}`)));
  return requestId;
}

/** Everybody in these tests is somebody else, because each person may have only so many open requests. */
const freshEmail = (): string => `hannah.${randomUUID()}@example.com`;

/** A good request for the tour. */
export function tourRequest(suite: Suite, tourId: string): CreateBookingInput {
  return {
    requestId: freshRequestId(suite, 'bookings'),
    bookingType: 'tour',
    itemId: tourId,
    startDate: inDays(3),
    endDate: '',
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: freshEmail(),
  };
}

/** A good request for three nights in the villa. */
export const villaRequest = (suite: Suite, villaId: string): CreateBookingInput => ({
  ...tourRequest(suite, villaId),
  bookingType: 'villa',
  startDate: inDays(3),
  endDate: inDays(6),
});

/** A good request for a transfer. */
export const transferRequest = (suite: Suite): CreateTransferInput => ({
  requestId: freshRequestId(suite, 'transfers'),
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: inDays(3),
  pickupTime: '14:00',
  passengers: 2,
  luggage: 3,
  flightNumber: 'GA 123',
  specialRequests: '',
  customerName: 'Hannah Vogel',
  customerEmail: freshEmail(),
  customerPhone: '+49 30 1234567',
});

/** A good message. */
export const messageRequest = (suite: Suite): SubmitMessageInput => ({
  requestId: freshRequestId(suite, 'messages'),
  name: 'Hannah Vogel',
  email: freshEmail(),
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit for a child of ten?',
});
