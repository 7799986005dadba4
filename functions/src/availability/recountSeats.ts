import { isDeepStrictEqual } from 'node:util';
import { baliDate, type CivilDate, collections, monthOf } from '@selasar/domain/core';
import type { Seats } from '@selasar/domain/pricing';
import { bookingSchema, bookingStatus, bookingStatuses } from '@selasar/domain/requests';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { onJob } from '../platform/onJob.ts';
import { republishOccupancy } from './publishOccupancy.ts';
import {
  holderOf,
  publicSeatsOf,
  readPublicSeats,
  readSeats,
  type SeatHolder,
  type TourDay,
  writeSeats,
} from './seats.ts';

const holding = bookingStatuses.filter((status) => bookingStatus[status].holdsPlace);
const seatSchema = bookingSchema
  .pick({ tourId: true, startDate: true, numberOfGuests: true })
  .extend(bookingSchema.pick({ party: true, guestKinds: true, startTime: true }).shape);

const key = ({ tourId, date }: TourDay): string => `${tourId}_${date}`;

const confirmed = () => db.collection(collections.bookings).where('status', 'in', holding);

function holdersBy(bookings: readonly FirebaseFirestore.QueryDocumentSnapshot[]) {
  const days = new Map<string, TourDay & { holders: Map<string, SeatHolder> }>();
  for (const booking of bookings) {
    // A stay has no seats. Staff see invalid bookings elsewhere.
    const { data } = seatSchema.safeParse(booking.data());
    if (data?.tourId === undefined) continue;
    const of = { tourId: data.tourId, date: data.startDate };
    const day = days.get(key(of)) ?? { ...of, holders: new Map<string, SeatHolder>() };
    day.holders.set(booking.id, holderOf(data));
    days.set(key(of), day);
  }
  return days;
}

const repairDay = (of: TourDay): Promise<boolean> =>
  writeUnlessChanged(async (transaction) => {
    const day = await readSeats(of);
    const bookings = await confirmed()
      .where('tourId', '==', of.tourId)
      .where('startDate', '==', of.date)
      .get();
    const holders = holdersBy(bookings.docs).get(key(of))?.holders ?? new Map<string, SeatHolder>();
    const shown = publicSeatsOf(of.date, holders);
    const isShown = isDeepStrictEqual(await readPublicSeats(of), shown);
    if (isDeepStrictEqual(day.holders, holders) && isShown) return false;
    writeSeats(transaction, day, holders);
    return true;
  });

export async function recountSeats(from: CivilDate): Promise<TourDay[]> {
  const booked = holdersBy((await confirmed().where('startDate', '>=', from).get()).docs);
  const stored = await db.collection(collections.seatHolders).where('date', '>=', from).get();
  const shown = await db.collection(collections.seats).where('month', '>=', monthOf(from)).get();
  const all: TourDay[] = [
    ...booked.values(),
    ...shown.docs.flatMap((month) => {
      const { taken = {}, departures = {} } = month.data() as Partial<Seats>;
      const dates = Object.keys({ ...taken, ...departures });
      const tourId = String(month.get('tourId'));
      return dates.filter((date) => date >= from).map((date) => ({ tourId, date }));
    }),
    ...stored.docs.map((day) => ({ tourId: day.get('tourId'), date: day.get('date') })),
  ];
  const days = new Map(all.map((one) => [key(one), one]));
  const drifted: TourDay[] = [];
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
