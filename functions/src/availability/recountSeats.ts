import { isDeepStrictEqual } from 'node:util';
import { baliDate, type CivilDate, collections, monthOf } from '@selasar/domain/core';
import { seatsNeeded } from '@selasar/domain/pricing';
import { bookingSchema, bookingStatus, bookingStatuses } from '@selasar/domain/requests';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { onJob } from '../platform/onJob.ts';
import { republishOccupancy } from './publishOccupancy.ts';
import { type Departure, readPublicSeats, readSeats, seatsHeld, writeSeats } from './seats.ts';

const holding = bookingStatuses.filter((status) => bookingStatus[status].holdsPlace);
const seatSchema = bookingSchema
  .pick({ tourId: true, startDate: true, numberOfGuests: true })
  .extend(bookingSchema.pick({ party: true, guestKinds: true }).shape);

const key = ({ tourId, date }: Departure): string => `${tourId}_${date}`;

const confirmed = () => db.collection(collections.bookings).where('status', 'in', holding);

function holdersBy(bookings: readonly FirebaseFirestore.QueryDocumentSnapshot[]) {
  const days = new Map<string, Departure & { holders: Map<string, number> }>();
  for (const booking of bookings) {
    // A stay has no seats. Staff see invalid bookings elsewhere.
    const { data } = seatSchema.safeParse(booking.data());
    if (data?.tourId === undefined) continue;
    const departure = { tourId: data.tourId, date: data.startDate };
    const day = days.get(key(departure)) ?? { ...departure, holders: new Map<string, number>() };
    day.holders.set(booking.id, seatsNeeded(data));
    days.set(key(departure), day);
  }
  return days;
}

const repairDay = (departure: Departure): Promise<boolean> =>
  writeUnlessChanged(async (transaction) => {
    const day = await readSeats(departure);
    const bookings = await confirmed()
      .where('tourId', '==', departure.tourId)
      .where('startDate', '==', departure.date)
      .get();
    const holders = holdersBy(bookings.docs).get(key(departure))?.holders ?? new Map();
    const isShown = (await readPublicSeats(departure)) === seatsHeld(holders);
    if (isDeepStrictEqual(day.holders, holders) && isShown) return false;
    writeSeats(transaction, day, holders);
    return true;
  });

export async function recountSeats(from: CivilDate): Promise<Departure[]> {
  const booked = holdersBy((await confirmed().where('startDate', '>=', from).get()).docs);
  const stored = await db.collection(collections.seatHolders).where('date', '>=', from).get();
  const shown = await db.collection(collections.seats).where('month', '>=', monthOf(from)).get();
  const departures: Departure[] = [
    ...booked.values(),
    ...shown.docs.flatMap((month) => {
      const dates = Object.keys((month.get('taken') ?? {}) as object);
      const tourId = String(month.get('tourId'));
      return dates.filter((date) => date >= from).map((date) => ({ tourId, date }));
    }),
    ...stored.docs.map((day) => ({ tourId: day.get('tourId'), date: day.get('date') })),
  ];
  const days = new Map(departures.map((departure) => [key(departure), departure]));
  const drifted: Departure[] = [];
  for (const { tourId, date } of days.values()) {
    if (await repairDay({ tourId, date })) drifted.push({ tourId, date });
  }
  if (drifted.length > 0) logger.warn('seats had drifted', { drifted });
  else logger.info('seats verified', { days: days.size });
  return drifted;
}

export const verifySeats = onJob('verifySeats', async () => {
  const today = baliDate(new Date());
  await recountSeats(today);
  await republishOccupancy(today);
});
