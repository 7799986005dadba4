import { collections, seatsId, seatsSchema, takenSeatsIn } from '@selasar/domain';
import type { CivilDate } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { withDeadline } from '../firebase/deadline.ts';
import { firestore } from '../firebase/lite.ts';

const deadlineMs = 8000;

/** Reads the number of confirmed guests of a tour per day in a month ('yyyy-MM') once. Rejects if the read fails. */
export async function readTakenSeats(
  tourId: string,
  month: string,
): Promise<Map<CivilDate, number>> {
  const read = async () => {
    const found = await getDoc(doc(await firestore(), collections.seats, seatsId(tourId, month)));
    return found.exists() ? seatsSchema.pick({ taken: true }).parse(found.data()) : undefined;
  };
  return takenSeatsIn([await withDeadline(read(), deadlineMs)]);
}
