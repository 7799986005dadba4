import {
  collections,
  tourSchema,
  tourTotal,
  villaSchema,
  villaTotal,
  type CreateBookingInput,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { guestError } from '../core/callError.ts';
import { db } from '../core/firestore.ts';
import { refuseTakenNights } from './nights/refusals.ts';

/** What a booking takes from the stored tour or villa. */
interface ItemOfBooking {
  itemName: string;
  /** US dollars. */
  totalPrice: number;
}

/** Reads the booked item and prices it. Refuses an unknown item, more guests than a villa sleeps, and taken nights. */
export const readItem = (
  transaction: Transaction,
  input: CreateBookingInput,
): Promise<ItemOfBooking> =>
  input.bookingType === 'tour' ? readTour(transaction, input) : readVilla(transaction, input);

async function readTour(
  transaction: Transaction,
  { itemId, numberOfGuests }: CreateBookingInput,
): Promise<ItemOfBooking> {
  const stored = await transaction.get(db.collection(collections.tours).doc(itemId));
  if (!stored.exists) throw itemNotFound('tour');
  const { title, priceFrom } = tourSchema
    .pick({ title: true, priceFrom: true })
    .parse(stored.data());
  return { itemName: title, totalPrice: tourTotal(priceFrom, numberOfGuests) };
}

async function readVilla(
  transaction: Transaction,
  { itemId, numberOfGuests, startDate, endDate }: CreateBookingInput,
): Promise<ItemOfBooking> {
  const stored = await transaction.get(db.collection(collections.villas).doc(itemId));
  if (!stored.exists) throw itemNotFound('villa');
  const { name, pricePerNight, capacity } = villaSchema
    .pick({ name: true, pricePerNight: true, capacity: true })
    .parse(stored.data());
  if (numberOfGuests > capacity) {
    throw guestError({
      code: 'too-many-guests',
      field: 'numberOfGuests',
      message: `${name} sleeps up to ${capacity} guests.`,
    });
  }
  await refuseTakenNights(transaction, name, { villaId: itemId, startDate, endDate });
  return { itemName: name, totalPrice: villaTotal(pricePerNight, startDate, endDate) };
}

const itemNotFound = (bookingType: 'tour' | 'villa') =>
  guestError({
    code: 'item-not-found',
    field: 'itemId',
    message: `This ${bookingType} is no longer offered. Please choose another.`,
  });
