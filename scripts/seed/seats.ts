import { collections, monthOf, pathOf } from '@selasar/domain/core';
import { seatsId } from '@selasar/domain/pricing';
import { bookingSchema, bookingStatus } from '@selasar/domain/requests';
import type { SeedDocument } from './addMissing.ts';

const heldSchema = bookingSchema.pick({
  status: true,
  tourId: true,
  startDate: true,
  numberOfGuests: true,
});

/** The taken seats of tours: with their bookings, and as published. */
export function seatsOf(bookings: readonly SeedDocument[]): SeedDocument[] {
  const days = new Map<string, { tourId: string; date: string; seats: Record<string, number> }>();
  const months = new Map<
    string,
    { tourId: string; month: string; taken: Record<string, number> }
  >();
  for (const { path, data } of bookings) {
    const { status, tourId, startDate: date, numberOfGuests } = heldSchema.parse(data);
    if (tourId === undefined || !bookingStatus[status].holdsPlace) continue;
    const bookingId = path.slice(pathOf(collections.bookings, '').length);
    const day = days.get(`${tourId}_${date}`) ?? { tourId, date, seats: {} };
    day.seats[bookingId] = numberOfGuests;
    days.set(`${tourId}_${date}`, day);
    const id = seatsId(tourId, monthOf(date));
    const month = months.get(id) ?? { tourId, month: monthOf(date), taken: {} };
    month.taken[date] = (month.taken[date] ?? 0) + numberOfGuests;
    months.set(id, month);
  }
  return [
    ...[...days].map(([id, data]) => ({ path: pathOf(collections.seatHolders, id), data })),
    ...[...months].map(([id, data]) => ({ path: pathOf(collections.seats, id), data })),
  ];
}
