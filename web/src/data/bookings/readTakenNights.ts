import { calendarId, calendarSchema, takenNightsIn } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { withDeadline } from '../core/deadline.ts';
import { firestore } from '../core/lite.ts';

const deadlineMs = 8000;

/** The taken nights of a villa in a month ('yyyy-MM'), for one read. Rejects when it cannot be reached. */
export async function readTakenNights(villaId: string, month: string): Promise<Set<CivilDate>> {
  const read = async () => getDoc(doc(await firestore(), 'calendars', calendarId(villaId, month)));
  const found = await withDeadline(read(), deadlineMs);
  return takenNightsIn([
    found.exists() ? calendarSchema.pick({ nights: true }).parse(found.data()) : undefined,
  ]);
}
