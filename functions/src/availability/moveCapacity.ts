import { blockOfHolder, blockSchema } from '@selasar/domain/calendar';
import { collections, nightsOf, pathOf, type Stay } from '@selasar/domain/core';
import type { Group } from '@selasar/domain/pricing';
import {
  type Booking,
  bookingSchema,
  bookingStatus,
  type BookingStatus,
  statusAfter,
} from '@selasar/domain/requests';
import type { Transaction } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import { callError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';
import {
  freeNights,
  holdersOf,
  type NightHolders,
  readNights,
  replaceHolders,
  takeNights,
} from './nights.ts';
import { moveSeats } from './seats.ts';

type Held = Pick<Booking, 'id' | 'startDate' | 'endDate' | 'startTime'> &
  Group &
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

type Moved = Held & Pick<Booking, 'status'>;

/** Nights and seats that it holds itself count as free. Throws if another holds them. */
export async function moveBooking(
  transaction: Transaction,
  before: Moved,
  after: Moved,
): Promise<void> {
  const { villaId, status } = before;
  if (villaId !== undefined && isSameItem(before, after))
    return moveStay(transaction, { ...before, villaId }, after);
  if (!bookingStatus[status].holdsPlace) return;
  if (!isSameItem(before, after) || before.startDate !== after.startDate)
    await moveCapacity(transaction, before, statusAfter.cancellation);
  await moveCapacity(transaction, after, status);
}

type Item = Pick<Partial<Booking>, 'tourId' | 'villaId'>;
export const isSameItem = (one: Item, other: Item): boolean =>
  one.tourId === other.tourId && one.villaId === other.villaId;

/** Also checks a booking that holds no nights yet, so staff learn who holds the requested ones. */
async function moveStay(
  transaction: Transaction,
  { id, status, villaId, startDate, endDate }: Moved & { villaId: string },
  { startDate: from, endDate: to }: Stay,
): Promise<void> {
  const requested = { startDate: from, endDate: to };
  const stays = [
    { villaId, startDate, endDate },
    { villaId, ...requested },
  ];
  const read = (await Promise.all(stays.map(readNights))).flat();
  const months = [...new Map(read.map((month) => [month.month, month])).values()];
  await refuseHeldNights(holdersOf(months, requested), id, 'startDate');
  if (!bookingStatus[status].holdsPlace) return;
  const others = months
    .flatMap(({ holders }) => [...holders])
    .filter(([, holder]) => holder !== id);
  const own = nightsOf(requested).map((night) => [night, id] as const);
  replaceHolders(transaction, months, new Map([...others, ...own]));
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

const bookingShown = bookingSchema.pick({ customerName: true, startDate: true, endDate: true });

async function heldBy(bookingId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.bookings, bookingId)).get();
  const otherBooking = stored.exists && { bookingId, ...bookingShown.parse(stored.data()) };
  const facts = { heldBy: otherBooking || { bookingId } };
  return callError({ code: 'nights-taken', field, facts, ...(otherBooking && { otherBooking }) });
}

const blockShown = blockSchema
  .pick({ startDate: true, endDate: true })
  .extend(blockSchema.pick({ reason: true, note: true, source: true }).shape);

async function blockedBy(blockId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
  const otherBlock = stored.exists ? { blockId, ...blockShown.parse(stored.data()) } : undefined;
  const facts = { blockedBy: otherBlock };
  return callError({ code: 'nights-taken', field, facts, ...(otherBlock && { otherBlock }) });
}
