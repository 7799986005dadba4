import { type CivilDate, collections } from '@selasar/domain/core';
import {
  calendarId,
  calendarSchema,
  seatsId,
  seatsSchema,
  takenNightsIn,
  takenSeatsIn,
} from '@selasar/domain/pricing';
import { doc, onSnapshot } from 'firebase/firestore';
import type { z } from 'zod';
import { ensureAppCheck } from '../firebase/app.ts';
import { store } from '../firebase/store.ts';

/** Only changes that the server confirms; undefined if the document does not exist. */
async function follow<Item>(
  collection: string,
  id: string,
  schema: z.ZodType<Item>,
  onData: (found: Item | undefined) => void,
): Promise<() => void> {
  await ensureAppCheck();
  return onSnapshot(
    doc(store, collection, id),
    { includeMetadataChanges: true },
    (found) => {
      // An empty cache would show every date as free, so cached data is ignored until the server answers.
      if (found.metadata.fromCache) return;
      if (!found.exists()) onData(undefined);
      const { success, data } = schema.safeParse(found.data());
      if (success) onData(data);
    },
    // Earlier data stays on screen.
    () => undefined,
  );
}

/** `month` is 'yyyy-MM'. */
export const followTakenNights = (
  villaId: string,
  month: string,
  onData: (nights: Set<CivilDate>) => void,
): Promise<() => void> =>
  follow(
    collections.calendars,
    calendarId(villaId, month),
    calendarSchema.pick({ nights: true }),
    (found) => onData(takenNightsIn([found])),
  );

export const followTakenSeats = (
  tourId: string,
  month: string,
  onData: (seats: Map<CivilDate, number>) => void,
): Promise<() => void> =>
  follow(
    collections.seats,
    seatsId(tourId, month),
    seatsSchema.pick({ taken: true, departures: true }),
    (found) => onData(takenSeatsIn([found])),
  );
