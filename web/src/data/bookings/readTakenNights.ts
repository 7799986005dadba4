import { calendarId, calendarSchema, collections, takenNightsIn } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { withDeadline } from '../firebase/deadline.ts';
import { firestore } from '../firebase/lite.ts';

const deadlineMs = 8000;

/** Reads the taken nights of a villa in a month ('yyyy-MM') once. Rejects if the read fails. */
export async function readTakenNights(villaId: string, month: string): Promise<Set<CivilDate>> {
  const read = async () => {
    const found = await getDoc(
      doc(await firestore(), collections.calendars, calendarId(villaId, month)),
    );
    return found.exists() ? calendarSchema.pick({ nights: true }).parse(found.data()) : undefined;
  };
  return takenNightsIn([await withDeadline(read(), deadlineMs)]);
}
