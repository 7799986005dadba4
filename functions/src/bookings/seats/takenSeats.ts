import {
  addDays,
  collections,
  monthsOf,
  pathOf,
  seatsId,
  seatsSchema,
  takenSeatsIn,
  type CivilDate,
  type Stay,
} from '@selasar/domain';
import { db, type ReadAll } from '../../platform/firestore.ts';

/** The confirmed seats of a tour, for all months from the first day to the last. */
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
