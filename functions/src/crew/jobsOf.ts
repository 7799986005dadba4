import {
  bookingSchema,
  byTime,
  collections,
  crewJobOfBooking,
  crewJobOfTransfer,
  crewViewDays,
  transferSchema,
  type CivilDate,
  type CrewJob,
} from '@selasar/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

/** How many requests of each kind are read. */
const most = 100;

const computed = { id: true, createdAt: true, updatedAt: true } as const;
const storedBooking = bookingSchema.omit(computed);
const storedTransfer = transferSchema.omit(computed);

/** The jobs on a driver's or guide's page, by day and time. Invalid records are left out. */
export async function jobsOf(crewId: string, today: CivilDate): Promise<CrewJob[]> {
  const { from, to } = crewViewDays(today);
  const { bookings, transfers } = collections;
  const theirs = async (collection: string, role: 'driverId' | 'guideId', day: string) => {
    const query = db
      .collection(collection)
      .where(role, '==', crewId)
      .where(day, '>=', from)
      .where(day, '<=', to);
    return (await query.limit(most).get()).docs;
  };
  const [driven, guided, rides] = await Promise.all([
    theirs(bookings, 'driverId', 'startDate'),
    theirs(bookings, 'guideId', 'startDate'),
    theirs(transfers, 'driverId', 'pickupDate'),
  ]);
  const tours = new Map([...driven, ...guided].map((tour) => [tour.id, tour]));
  const jobOfTour = (tour: QueryDocumentSnapshot) => {
    const stored = storedBooking.safeParse(tour.data()).data;
    return stored && crewJobOfBooking({ ...stored, id: tour.id }, crewId);
  };
  const jobOfRide = (ride: QueryDocumentSnapshot) => {
    const stored = storedTransfer.safeParse(ride.data()).data;
    return stored && crewJobOfTransfer({ ...stored, id: ride.id }, crewId);
  };
  return [...[...tours.values()].map(jobOfTour), ...rides.map(jobOfRide)]
    .filter((job) => job !== undefined)
    .toSorted(byTime);
}
