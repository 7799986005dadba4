import { collections, nightsByMonth, pathOf } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import { bookingSchema, bookingStatus } from '@selasar/domain/requests';
import type { SeedDocument } from './addMissing.ts';

const heldSchema = bookingSchema.pick({
  status: true,
  villaId: true,
  startDate: true,
  endDate: true,
});

interface VillaMonth {
  villaId: string;
  month: string;
  /** Night and booking. */
  holders: [string, string][];
}

/** The taken nights of stays: with their bookings, and as published. */
export function calendarsOf(bookings: readonly SeedDocument[]): SeedDocument[] {
  const months = new Map<string, VillaMonth>();
  for (const { path, data } of bookings) {
    const { status, villaId, startDate, endDate } = heldSchema.parse(data);
    if (villaId === undefined || !bookingStatus[status].holdsPlace) continue;
    const bookingId = path.slice(pathOf(collections.bookings, '').length);
    for (const [month, nights] of nightsByMonth({ startDate, endDate })) {
      const id = calendarId(villaId, month);
      const entry: VillaMonth = months.get(id) ?? { villaId, month, holders: [] };
      for (const night of nights) entry.holders.push([night, bookingId]);
      months.set(id, entry);
    }
  }
  return [...months].flatMap(([id, { villaId, month, holders }]) => [
    {
      path: pathOf(collections.nightHolders, id),
      data: { villaId, month, nights: Object.fromEntries(holders) },
    },
    {
      path: pathOf(collections.calendars, id),
      data: { villaId, month, nights: Object.fromEntries(holders.map(([night]) => [night, true])) },
    },
  ]);
}
