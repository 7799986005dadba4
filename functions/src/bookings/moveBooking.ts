import {
  bookingStatus,
  nightsOf,
  statusAfter,
  type Booking,
  type Stay,
  type BookingRequest,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { holdersOf, readNights, replaceHolders, type VillaStay } from './nights/nightHolders.ts';
import { refuseHeldNights } from './nights/refusals.ts';
import { moveSeats } from './seats/moveSeats.ts';
import { moveCapacity } from './moveCapacity.ts';

type Moved = Pick<
  Booking,
  'id' | 'tourId' | 'villaId' | 'startDate' | 'endDate' | 'numberOfGuests' | 'status'
>;

/** The requested dates and guests. Without an offer id the booking keeps its tour or villa. */
type To = BookingRequest & Pick<Partial<Booking>, 'tourId' | 'villaId'>;

/**
 * Moves the nights or seats of a booking to the requested dates or offer, in one transaction. Those it holds itself
 * count as free. Throws if another booking or block holds them, and names it to staff.
 */
export async function moveBooking(transaction: Transaction, booking: Moved, to: To): Promise<void> {
  const { tourId, villaId, status } = booking;
  const isElsewhere = (to.tourId ?? to.villaId) !== undefined && !isSameItem(booking, to);
  if (isElsewhere) return moveElsewhere(transaction, booking, to);
  const { startDate, endDate, numberOfGuests } = to;
  const requested = { startDate, endDate, numberOfGuests };
  if (villaId !== undefined) return moveStay(transaction, { ...booking, villaId }, requested);
  if (tourId === undefined || !bookingStatus[status].holdsPlace) return;
  const before = { ...booking, tourId };
  if (booking.startDate !== startDate)
    await moveSeats(transaction, before, statusAfter.cancellation);
  await moveSeats(transaction, { ...before, ...requested }, status);
}

type Item = Pick<Partial<Booking>, 'tourId' | 'villaId'>;
export const isSameItem = (one: Item, other: Item): boolean =>
  one.tourId === other.tourId && one.villaId === other.villaId;

/** Moves a booking to another tour or villa: frees all that it holds and takes the same there. */
async function moveElsewhere(transaction: Transaction, booking: Moved, to: To): Promise<void> {
  const { id, status } = booking;
  if (!bookingStatus[status].holdsPlace) return;
  await moveCapacity(transaction, booking, statusAfter.cancellation);
  await moveCapacity(transaction, { ...to, id }, status);
}

/** Also checks a booking that holds no nights yet, so staff learn who holds the requested ones. */
async function moveStay(
  transaction: Transaction,
  { id, status, villaId, startDate, endDate }: Moved & { villaId: string },
  requested: Stay,
): Promise<void> {
  const months = await readAllNights({ villaId, startDate, endDate }, { ...requested, villaId });
  await refuseHeldNights(holdersOf(months, requested), id, 'startDate');
  if (!bookingStatus[status].holdsPlace) return;
  const others = months
    .flatMap(({ holders }) => [...holders])
    .filter(([, holder]) => holder !== id);
  const own = nightsOf(requested).map((night) => [night, id] as const);
  replaceHolders(transaction, months, new Map([...others, ...own]));
}

/** All months that either stay has nights in. */
async function readAllNights(one: VillaStay, other: VillaStay) {
  const read = await Promise.all([readNights(one), readNights(other)]);
  const byMonth = new Map(read.flat().map((month) => [month.month, month]));
  return [...byMonth.values()];
}
