import { type CivilDate, collections } from '@selasar/domain/core';
import {
  calendarId,
  calendarSchema,
  takenNightsIn,
  seatsId,
  seatsSchema,
  takenSeatsIn,
} from '@selasar/domain/pricing';
import { doc, getDoc } from 'firebase/firestore/lite';
import { withDeadline } from '../firebase/failure.ts';
import { firestore } from '../firebase/lite.ts';

const seatsDeadlineMs = 8000;

/** `month` is 'yyyy-MM'. */
export async function readTakenSeats(
  tourId: string,
  month: string,
): Promise<Map<CivilDate, number>> {
  const read = async () => {
    const found = await getDoc(doc(await firestore(), collections.seats, seatsId(tourId, month)));
    return found.exists()
      ? seatsSchema.pick({ taken: true, departures: true }).parse(found.data())
      : undefined;
  };
  return takenSeatsIn([await withDeadline(read(), seatsDeadlineMs)]);
}

const deadlineMs = 8000;

export async function readTakenNights(villaId: string, month: string): Promise<Set<CivilDate>> {
  const read = async () => {
    const found = await getDoc(
      doc(await firestore(), collections.calendars, calendarId(villaId, month)),
    );
    return found.exists() ? calendarSchema.pick({ nights: true }).parse(found.data()) : undefined;
  };
  return takenNightsIn([await withDeadline(read(), deadlineMs)]);
}
