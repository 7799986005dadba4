import { randomUUID } from 'node:crypto';
import {
  addDays,
  baliDate,
  sampleTours,
  sampleVillas,
  type CreateBookingInput,
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

/** A good request for the tour. The booking that comes of it is removed after the tests of the file. */
export function tourRequest({ db, later }: Suite, tourId: string): CreateBookingInput {
  const requestId = randomUUID();
  later(() => db.recursiveDelete(db.doc(`bookings/${requestId}`)));
  return {
    requestId,
    bookingType: 'tour',
    itemId: tourId,
    startDate: inDays(3),
    endDate: '',
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
    customerEmail: 'hannah@example.com',
  };
}

/** A good request for three nights in the villa. */
export const villaRequest = (suite: Suite, villaId: string): CreateBookingInput => ({
  ...tourRequest(suite, villaId),
  bookingType: 'villa',
  startDate: inDays(3),
  endDate: inDays(6),
});
