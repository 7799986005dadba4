import { randomUUID } from 'node:crypto';
import { addDays, baliDate, baliDayOf, baliMonth, nyepiDates } from '@selasar/domain/core';
import type { SubmitMessageInput } from '@selasar/domain/messages';
import type { CreateBookingInput, CreateTransferInput } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import type { Suite } from './suite.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

/** The days ahead among which tests book tours and transfers. */
const BOOKED_AHEAD = 62;
const isClosed = (day: string): boolean => baliDayOf(day)?.kind === 'closed';

/**
 * A day in Bali, the given number of days from today. Tours and transfers do not run on Nyepi: if it is near, the third day
 * and later ones count from it.
 */
export function inDays(days: number): string {
  const today = baliDate(new Date());
  if (days < 3) return addDays(today, days);
  const ahead = Array.from({ length: BOOKED_AHEAD }, (_, day) => addDays(today, day));
  const closed = ahead.findIndex((day, index) => index > 2 && isClosed(day));
  return addDays(today, closed < 0 ? days : closed + days - 1);
}

/** That day, or the first later one with no Nyepi in the week from it on. */
export function openDay(date: string): string {
  const week = Array.from({ length: 7 }, (_, day) => addDays(date, day));
  const closed = week.findLast(isClosed);
  return closed ? openDay(addDays(closed, 1)) : date;
}

const monthAfter = (month: string): string => addDays(`${month}-28`, 5).slice(0, 7);

/** The month after this one, 'yyyy-MM', or the one after Nyepi's: a test may choose any day of it. */
export function nextMonth(): string {
  const month = monthAfter(baliMonth(new Date()));
  return nyepiDates.some(({ date }) => date.startsWith(month)) ? monthAfter(month) : month;
}

/** A day of that month. */
export const inNextMonth = (day: number): string =>
  `${nextMonth()}-${String(day).padStart(2, '0')}`;

/** A tour for 91 dollars per person and a villa for 4 guests at 210 dollars per night, for the tests of one file. */
export async function addOffer({ db, later }: Suite) {
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const [tourId, villaId] = [`tour-${randomUUID()}`, `villa-${randomUUID()}`];
  const tour = { ...plainTour, slug: tourId, title: 'Test Tour', priceFrom: 91, ...times };
  const villa = {
    ...plainVilla,
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

/** A request id; the created request is removed after the tests of the file. */
function freshRequestId({ db, later }: Suite, collection: string): string {
  const requestId = randomUUID();
  const document = db.doc(`${collection}/${requestId}`);
  later(async () => {
    const tripId: unknown = (await document.get()).get('tripId');
    await db.recursiveDelete(document);
    if (typeof tripId === 'string') await removeTrip(db, tripId);
  });
  return requestId;
}

async function removeTrip(db: Suite['db'], tripId: string): Promise<void> {
  const trip = await db.doc(`trips/${tripId}`).get();
  if (!trip.exists) return;
  await db.doc(`tripViews/${trip.get('viewId')}`).delete();
  await trip.ref.delete();
}

/** Each request has a different sender, because the number of open requests per person is limited. */
const freshEmail = (): string => `hannah.${randomUUID()}@example.com`;

/** Valid requests of guests, except for the unique parts: id, item and sender. */
export const alternatives = {
  tour: () => ({
    bookingType: 'tour' as const,
    startDate: inDays(3),
    endDate: '',
    numberOfGuests: 2,
    customerName: 'Hannah Vogel',
  }),
  transfer: () => ({
    pickupLocation: 'Airport (DPS)',
    destination: 'Ubud',
    pickupDate: inDays(3),
    pickupTime: '14:00',
    passengers: 2,
    luggage: 3,
    flightNumber: 'GA 123',
    specialRequests: '',
    customerName: 'Hannah Vogel',
    customerPhone: '+49 30 1234567',
  }),
  message: () => ({
    name: 'Hannah Vogel',
    phone: '',
    subject: 'A question',
    message: 'Is the trek fit for a child of ten?',
  }),
};

/** A valid request for the tour. */
export const tourRequest = (suite: Suite, tourId: string): CreateBookingInput => ({
  ...alternatives.tour(),
  requestId: freshRequestId(suite, 'bookings'),
  itemId: tourId,
  customerEmail: freshEmail(),
});

/** A valid request for three nights in the villa. */
export const villaRequest = (suite: Suite, villaId: string): CreateBookingInput => ({
  ...tourRequest(suite, villaId),
  bookingType: 'villa',
  endDate: inDays(6),
});

/** A valid request for a transfer. */
export const transferRequest = (suite: Suite): CreateTransferInput => ({
  ...alternatives.transfer(),
  requestId: freshRequestId(suite, 'transfers'),
  customerEmail: freshEmail(),
});

/** A valid message. */
export const messageRequest = (suite: Suite): SubmitMessageInput => ({
  ...alternatives.message(),
  requestId: freshRequestId(suite, 'messages'),
  email: freshEmail(),
});
