import {
  bookingStatus,
  collections,
  pathOf,
  tourSchema,
  type Booking,
  type BookingStatus,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import { readSeats, seatsHeld, writeSeats, type SeatHolders } from './seatHolders.ts';

type TourBooking = Pick<Booking, 'id' | 'startDate' | 'numberOfGuests'> & { tourId: string };

/**
 * Takes the seats of a booking if its status holds them; otherwise frees them. Throws a `callError` if the day has too
 * few seats left, and names the bookings that hold them.
 */
export async function moveSeats(
  transaction: Transaction,
  { id, tourId, startDate, numberOfGuests }: TourBooking,
  to: BookingStatus,
): Promise<void> {
  const day = await readSeats({ tourId, date: startDate });
  const others = new Map([...day.holders].filter(([holder]) => holder !== id));
  if (!bookingStatus[to].holdsPlace) {
    if (others.size < day.holders.size) writeSeats(transaction, day, others);
    return;
  }
  await refuseOverbooking(others, { tourId, date: startDate, wanted: numberOfGuests });
  writeSeats(transaction, day, new Map([...others, [id, numberOfGuests]]));
}

async function refuseOverbooking(
  others: SeatHolders,
  { tourId, date, wanted }: { tourId: string; date: string; wanted: number },
): Promise<void> {
  const seats = await seatsOf(tourId);
  const taken = seatsHeld(others);
  if (seats === undefined || taken + wanted <= seats) return;
  throw callError({
    code: 'seats-taken',
    field: 'to',
    facts: { date, seats, taken, holders: [...others.keys()], wanted },
  });
}

/** The seats of a tour on one day. Invalid rules set no limit, so staff can still confirm by hand. */
async function seatsOf(tourId: string): Promise<number | undefined> {
  const stored = await db.doc(pathOf(collections.tours, tourId)).get();
  if (!stored.exists) return undefined;
  const { rules } = tourSchema.pick({ rules: true }).parse(stored.data());
  return rules === 'damaged' ? undefined : rules?.seats;
}
