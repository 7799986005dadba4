import {
  addDays,
  type CivilDate,
  collections,
  monthOf,
  monthsOf,
  pathOf,
  type Stay,
} from '@selasar/domain/core';
import { tourSchema } from '@selasar/domain/offers';
import {
  type Group,
  seatsId,
  seatsNeeded,
  seatsSchema,
  takenSeatsIn,
} from '@selasar/domain/pricing';
import { type Booking, bookingStatus, type BookingStatus } from '@selasar/domain/requests';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, type ReadAll } from '../platform/firestore.ts';

type TourBooking = Pick<Booking, 'id' | 'startDate'> & Group & { tourId: string };

/** Throws a `callError` that names the bookings which hold the seats if too few are left. */
export async function moveSeats(
  transaction: Transaction,
  { id, tourId, startDate, ...group }: TourBooking,
  to: BookingStatus,
): Promise<void> {
  const day = await readSeats({ tourId, date: startDate });
  const others = new Map([...day.holders].filter(([holder]) => holder !== id));
  if (!bookingStatus[to].holdsPlace) {
    if (others.size < day.holders.size) writeSeats(transaction, day, others);
    return;
  }
  const wanted = seatsNeeded(group);
  await refuseOverbooking(others, { tourId, date: startDate, wanted });
  writeSeats(transaction, day, new Map([...others, [id, wanted]]));
}

async function refuseOverbooking(
  others: SeatHolders,
  { tourId, date, wanted }: { tourId: string; date: string; wanted: number },
): Promise<void> {
  const seats = await seatsOf(tourId);
  const taken = seatsHeld(others);
  if (seats === undefined || taken + wanted <= seats) return;
  const facts = { date, seats, taken, holders: [...others.keys()], wanted };
  throw callError({ code: 'seats-taken', field: 'to', facts });
}

/** Invalid rules set no limit, so staff can still confirm by hand. */
async function seatsOf(tourId: string): Promise<number | undefined> {
  const stored = await db.doc(pathOf(collections.tours, tourId)).get();
  if (!stored.exists) return undefined;
  const { rules } = tourSchema.pick({ rules: true }).parse(stored.data());
  return rules === 'damaged' ? undefined : rules?.seats;
}

export interface Departure {
  tourId: string;
  date: CivilDate;
}

/** By booking id. */
export type SeatHolders = ReadonlyMap<string, number>;

interface DayOfSeats extends Departure {
  stored: DocumentSnapshot;
  holders: SeatHolders;
}

const storedSchema = z.object({ seats: z.record(z.string(), z.number().int().min(0)) });

/** One document per day: the holders of a month could outgrow one document. */
export async function readSeats({ tourId, date }: Departure): Promise<DayOfSeats> {
  const stored = await db.doc(pathOf(collections.seatHolders, `${tourId}_${date}`)).get();
  const seats = stored.exists ? storedSchema.parse(stored.data()).seats : {};
  return { tourId, date, stored, holders: new Map(Object.entries(seats)) };
}

export const seatsHeld = (holders: SeatHolders): number =>
  [...holders.values()].reduce((sum, seats) => sum + seats, 0);

export async function readPublicSeats({ tourId, date }: Departure): Promise<number> {
  const month = await monthOfSeats(tourId, date).get();
  return Number(month.get(`taken.${date}`) ?? 0);
}

const monthOfSeats = (tourId: string, date: CivilDate) =>
  db.doc(pathOf(collections.seats, seatsId(tourId, monthOf(date))));

export function writeSeats(
  transaction: Transaction,
  { tourId, date, stored }: DayOfSeats,
  holders: SeatHolders,
): void {
  const seats = Object.fromEntries(holders);
  createOrUpdate(transaction, stored, { tourId, date, seats });
  const taken = { [date]: seatsHeld(holders) || FieldValue.delete() };
  const shown = { tourId, month: monthOf(date), taken };
  transaction.set(monthOfSeats(tourId, date), shown, { merge: true });
}

export async function readTakenSeats(
  readAll: ReadAll,
  tourId: string,
  { startDate, endDate }: Stay,
): Promise<Map<CivilDate, number>> {
  const months = monthsOf({ startDate, endDate: addDays(endDate, 1) });
  const stored = await readAll(
    ...months.map((month) => db.doc(pathOf(collections.seats, seatsId(tourId, month)))),
  );
  return takenSeatsIn(
    stored.map((document) => (document.exists ? seatsSchema.parse(document.data()) : undefined)),
  );
}
