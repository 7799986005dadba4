import { collections, monthOf, pathOf, seatsId, type CivilDate } from '@selasar/domain';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db, unlessChanged } from '../../platform/firestore.ts';

/** A tour on one day. */
export interface Departure {
  tourId: string;
  date: CivilDate;
}

/** The number of seats by booking id. */
export type SeatHolders = ReadonlyMap<string, number>;

/** The stored seat holders of one tour on one day. */
export interface DayOfSeats extends Departure {
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

/** The public number of taken seats on a day. */
export async function readPublicSeats({ tourId, date }: Departure): Promise<number> {
  const month = await monthOfSeats(tourId, date).get();
  return Number(month.get(`taken.${date}`) ?? 0);
}

const monthOfSeats = (tourId: string, date: CivilDate) =>
  db.doc(pathOf(collections.seats, seatsId(tourId, monthOf(date))));

/** Writes `seatHolders` and the public `seats` together. Fails if either changed since it was read. */
export function writeSeats(
  transaction: Transaction,
  { tourId, date, stored }: DayOfSeats,
  holders: SeatHolders,
): void {
  const seats = Object.fromEntries(holders);
  if (stored.exists) transaction.update(stored.ref, { seats }, unlessChanged(stored));
  else transaction.create(stored.ref, { tourId, date, seats });
  const month = monthOf(date);
  const held = seatsHeld(holders);
  transaction.set(
    monthOfSeats(tourId, date),
    { tourId, month, taken: { [date]: held > 0 ? held : FieldValue.delete() } },
    { merge: true },
  );
}
