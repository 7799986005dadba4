import {
  addDays,
  type CivilDate,
  collections,
  monthOf,
  monthsOf,
  pathOf,
  type Stay,
} from '@selasar/domain/core';
import { tourSchema } from '@selasar/domain/offers';
import {
  atDeparture,
  type Group,
  type Scheduled,
  type Seats,
  seatsAt,
  seatsId,
  seatsLeft,
  seatsNeeded,
  seatsSchema,
  takenSeatsIn,
} from '@selasar/domain/pricing';
import { type Booking, bookingStatus, type BookingStatus } from '@selasar/domain/requests';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, type ReadAll } from '../platform/firestore.ts';

type TourBooking = Pick<Booking, 'id' | 'startDate' | 'startTime'> & Group & { tourId: string };

/** Throws a `callError` that names the bookings which hold the seats if too few are left. */
export async function moveSeats(
  transaction: Transaction,
  { id, tourId, startDate, startTime, ...group }: TourBooking,
  to: BookingStatus,
): Promise<void> {
  const day = await readSeats({ tourId, date: startDate });
  const others = new Map([...day.holders].filter(([holder]) => holder !== id));
  if (!bookingStatus[to].holdsPlace) {
    if (others.size < day.holders.size) writeSeats(transaction, day, others);
    return;
  }
  const holder = holderOf({ startTime, ...group });
  await refuseOverbooking(others, { tourId, date: startDate }, holder);
  writeSeats(transaction, day, new Map([...others, [id, holder]]));
}

async function refuseOverbooking(
  others: SeatHolders,
  { tourId, date }: TourDay,
  { seats: wanted, time: startTime }: SeatHolder,
): Promise<void> {
  const schedule = await readSchedule(tourId);
  const takenSeats = takenSeatsIn([publicSeatsOf(date, others)]);
  const left = seatsLeft(schedule, { startDate: date, startTime }, takenSeats);
  if (wanted <= left) return;
  const { departs } = atDeparture(schedule, startTime);
  const seats = seatsAt(schedule, startTime);
  const holders = [...others].flatMap(([id, { time }]) =>
    departs && time && time !== departs ? [] : [id],
  );
  const facts = { date, startTime: departs, seats, left, holders, wanted };
  throw callError({ code: 'seats-taken', field: 'to', facts });
}

/** Invalid rules set no limit, so staff can still confirm by hand. */
async function readSchedule(tourId: string): Promise<Scheduled> {
  const stored = await db.doc(pathOf(collections.tours, tourId)).get();
  const { rules } = tourSchema.pick({ rules: true }).parse(stored.data() ?? {});
  return { type: 'tour', rules };
}

export interface TourDay {
  tourId: string;
  date: CivilDate;
}

export interface SeatHolder {
  seats: number;
  /** The start time, if the booking has one. */
  time?: string;
}

/** By booking id. */
export type SeatHolders = ReadonlyMap<string, SeatHolder>;

export const holderOf = (booking: Group & Pick<Booking, 'startTime'>): SeatHolder => ({
  seats: seatsNeeded(booking),
  ...(booking.startTime && { time: booking.startTime }),
});

interface DayOfSeats extends TourDay {
  stored: DocumentSnapshot;
  holders: SeatHolders;
}

/** Guests of days that were stored before start times may come with any until a job adds theirs. */
const storedSchema = z.object({
  seats: z.record(z.string(), z.number().int().min(0)),
  times: z.record(z.string(), z.string()).default({}),
});

/** One document per day: the holders of a month could outgrow one document. It has all start times: to move is one write. */
export async function readSeats({ tourId, date }: TourDay): Promise<DayOfSeats> {
  const stored = await db.doc(pathOf(collections.seatHolders, `${tourId}_${date}`)).get();
  const { seats, times } = stored.exists
    ? storedSchema.parse(stored.data())
    : { seats: {}, times: {} as Record<string, string> };
  const holders = Object.entries(seats).map(([id, count]): [string, SeatHolder] => {
    const time = times[id];
    return [id, { seats: count, ...(time && { time }) }];
  });
  return { tourId, date, stored, holders: new Map(holders) };
}

/** Of one day. */
export function publicSeatsOf(date: CivilDate, holders: SeatHolders) {
  const times: Record<string, number> = {};
  let all = 0;
  for (const { seats, time } of holders.values()) {
    all += seats;
    if (time) times[time] = (times[time] ?? 0) + seats;
  }
  return { taken: { [date]: all }, departures: { [date]: times } };
}

export async function readPublicSeats({ tourId, date }: TourDay) {
  const month = await monthOfSeats(tourId, date).get();
  const { taken = {}, departures = {} } = (month.data() ?? {}) as Partial<Seats>;
  return {
    taken: { [date]: taken[date] ?? 0 },
    departures: { [date]: departures[date] ?? {} },
  };
}

const monthOfSeats = (tourId: string, date: CivilDate) =>
  db.doc(pathOf(collections.seats, seatsId(tourId, monthOf(date))));

export function writeSeats(
  transaction: Transaction,
  { tourId, date, stored }: DayOfSeats,
  holders: SeatHolders,
): void {
  const seats = Object.fromEntries([...holders].map(([id, holder]) => [id, holder.seats]));
  const timed = [...holders].flatMap(([id, { time }]) => (time ? [[id, time] as const] : []));
  createOrUpdate(transaction, stored, { tourId, date, seats, times: Object.fromEntries(timed) });
  const { taken, departures } = publicSeatsOf(date, holders);
  const shown = {
    tourId,
    month: monthOf(date),
    taken: { [date]: taken[date] || FieldValue.delete() },
    departures: { [date]: timed.length > 0 ? departures[date] : FieldValue.delete() },
  };
  const days = [new FieldPath('taken', date), new FieldPath('departures', date)];
  const mergeFields = ['tourId', 'month', ...days];
  transaction.set(monthOfSeats(tourId, date), shown, { mergeFields });
}

export async function readTakenSeats(
  readAll: ReadAll,
  tourId: string,
  { startDate, endDate }: Stay,
): Promise<Map<string, number>> {
  const months = monthsOf({ startDate, endDate: addDays(endDate, 1) });
  const stored = await readAll(
    ...months.map((month) => db.doc(pathOf(collections.seats, seatsId(tourId, month)))),
  );
  return takenSeatsIn(
    stored.map((document) => (document.exists ? seatsSchema.parse(document.data()) : undefined)),
  );
}
