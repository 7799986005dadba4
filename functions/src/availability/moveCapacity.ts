import { blockOfHolder, blockSchema } from '@selasar/domain/calendar';
import { collections, nightsOf, pathOf, type Stay } from '@selasar/domain/core';
import type { BookingRequest } from '@selasar/domain/pricing';
import {
  type Booking,
  bookingSchema,
  bookingStatus,
  type BookingStatus,
  statusAfter,
} from '@selasar/domain/requests';
import type { HttpsError } from 'firebase-functions/v2/https';
import type { Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';
import {
  freeNights,
  holdersOf,
  readNights,
  takeNights,
  replaceHolders,
  type NightHolders,
  type VillaStay,
} from './nights.ts';
import { moveSeats } from './seats.ts';

type Held = Pick<Booking, 'id' | 'startDate' | 'endDate' | 'numberOfGuests'> &
  Pick<Partial<Booking>, 'tourId' | 'villaId'>;

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

type Moved = Pick<
  Booking,
  'id' | 'tourId' | 'villaId' | 'startDate' | 'endDate' | 'numberOfGuests' | 'status'
>;

/** Without an offer id the booking keeps its tour or villa. */
type To = BookingRequest & Pick<Partial<Booking>, 'tourId' | 'villaId'>;

/** Nights and seats that it holds itself count as free. Throws if another holds them. */
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

async function readAllNights(one: VillaStay, other: VillaStay) {
  const read = await Promise.all([readNights(one), readNights(other)]);
  const byMonth = new Map(read.flat().map((month) => [month.month, month]));
  return [...byMonth.values()];
}

type Field = 'to' | 'startDate';

export async function refuseHeldNights(
  holders: NightHolders,
  holder: string,
  field: Field,
): Promise<void> {
  const other = [...holders.values()].find((one) => one !== holder);
  if (other === undefined) return;
  const blockId = blockOfHolder(other);
  throw await (blockId === undefined ? heldBy(other, field) : blockedBy(blockId, field));
}

async function heldBy(otherId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.bookings, otherId)).get();
  if (!stored.exists) {
    return callError({ code: 'nights-taken', field, facts: { heldBy: { bookingId: otherId } } });
  }
  const { customerName, startDate, endDate } = bookingSchema
    .pick({ customerName: true, startDate: true, endDate: true })
    .parse(stored.data());
  const otherBooking = { bookingId: otherId, customerName, startDate, endDate };
  return callError({ code: 'nights-taken', field, facts: { heldBy: otherBooking }, otherBooking });
}

const shownSchema = blockSchema.pick({
  startDate: true,
  endDate: true,
  reason: true,
  note: true,
  source: true,
});

async function blockedBy(blockId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
  if (!stored.exists) {
    return callError({ code: 'nights-taken', field, facts: { blockedBy: undefined } });
  }
  const otherBlock = { blockId, ...shownSchema.parse(stored.data()) };
  return callError({ code: 'nights-taken', field, facts: { blockedBy: otherBlock }, otherBlock });
}
