import { bookingStatus, type Booking, type BookingStatus } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { freeNights, holdersOf, readNights, takeNights } from './nights/nightHolders.ts';
import { refuseHeldNights } from './nights/refusals.ts';
import { moveSeats } from './seats/moveSeats.ts';

type Held = Pick<Booking, 'id' | 'startDate' | 'endDate' | 'numberOfGuests'> &
  Pick<Partial<Booking>, 'tourId' | 'villaId'>;

/** Takes the nights or seats of a booking if its new status holds them; otherwise frees them. */
export function moveCapacity(
  transaction: Transaction,
  stored: Held,
  to: BookingStatus,
): Promise<void> {
  const { tourId } = stored;
  return tourId === undefined
    ? moveNights(transaction, stored, to)
    : moveSeats(transaction, { ...stored, tourId }, to);
}

async function moveNights(
  transaction: Transaction,
  { id, villaId, startDate, endDate }: Held,
  to: BookingStatus,
): Promise<void> {
  if (villaId === undefined) return;
  const stay = { villaId, startDate, endDate };
  const months = await readNights(stay);
  if (!bookingStatus[to].holdsPlace) return freeNights(transaction, months, id);
  await refuseHeldNights(holdersOf(months, stay), id, 'to');
  takeNights(transaction, months, stay, id);
}
