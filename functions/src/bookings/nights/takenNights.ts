import {
  calendarId,
  calendarSchema,
  collections,
  monthsOf,
  pathOf,
  takenNightsIn,
  type CivilDate,
  type Stay,
} from '@selasar/domain';
import { db, type ReadAll } from '../../platform/firestore.ts';

/** The taken nights of all months that the stay touches. */
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
