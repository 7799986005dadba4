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

/** What it shall have; the same tour or villa if none is named. */
type To = BookingRequest & Pick<Partial<Booking>, 'tourId' | 'villaId'>;

/**
 * Gives a booking that holds nights or seats those of a wish instead, in one transaction; its own do not stand in its
 * way. Refuses what others hold, and names them to staff.
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

/** From one tour or villa to another: it gives back all that it holds, and takes as much there. */
async function moveElsewhere(transaction: Transaction, booking: Moved, to: To): Promise<void> {
  const { id, status } = booking;
  if (!bookingStatus[status].holdsPlace) return;
  await moveCapacity(transaction, booking, statusAfter.cancellation);
  await moveCapacity(transaction, { ...to, id }, status);
}

/** A booking that holds no nights yet is told, too, who holds those that it asks for. */
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

/** The months in which one or the other has nights. */
async function readAllNights(one: VillaStay, other: VillaStay) {
  const read = await Promise.all([readNights(one), readNights(other)]);
  const byMonth = new Map(read.flat().map((month) => [month.month, month]));
  return [...byMonth.values()];
}
