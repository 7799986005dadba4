import {
  baliDate,
  calendarId,
  calendarSchema,
  collections,
  freeStaySearch,
  freeStaysInstead,
  monthsOf,
  pathOf,
  searchedNights,
  takenNightsIn,
  type CivilDate,
  type Stay,
} from '@selasar/domain';
import { db, unlocked, type ReadAll } from '../../core/firestore.ts';
import type { VillaStay } from './nightHolders.ts';

/** The taken nights of all months in which the stay has nights. */
export async function readTakenNights(
  readAll: ReadAll,
  villaId: string,
  stay: Stay,
): Promise<Set<CivilDate>> {
  const stored = await readAll(
    ...monthsOf(stay).map((month) =>
      db.doc(pathOf(collections.calendars, calendarId(villaId, month))),
    ),
  );
  return takenNightsIn(
    stored.map((document) => (document.exists ? calendarSchema.parse(document.data()) : undefined)),
  );
}

/** The nearest free stays of the same length that could be booked today. */
export async function findFreeStays({ villaId, ...wish }: VillaStay): Promise<Stay[]> {
  const nights = searchedNights(wish, freeStaySearch.withinDays);
  const taken = await readTakenNights(unlocked, villaId, nights);
  return freeStaysInstead(wish, taken, baliDate(new Date()));
}
