import { baliDate } from '@selasar/domain/core';
import { jobsOfDay } from '@selasar/domain/crew';
import { bookingSchema, transferSchema } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import { bookingRows } from './bookingRows.ts';
import { bookingsOf } from './bookings.ts';
import { transferRows } from './transferRows.ts';
import { transfersOf } from './transfers.ts';

it.each(['2026-11-28T01:00:00Z', '2026-12-31T15:59:00Z'])(
  'Today has a tour, arrivals, departures and pickups, seeded at %s',
  (instant) => {
    const now = new Date(instant);
    const idOf = (path: string) => path.split('/')[1];
    const bookings = bookingsOf(bookingRows, now).map(({ path, data }) =>
      bookingSchema.parse({ ...data, id: idOf(path) }),
    );
    const transfers = transfersOf(transferRows, now).map(({ path, data }) =>
      transferSchema.parse({ ...data, id: idOf(path) }),
    );
    const sorts = jobsOfDay(bookings, transfers, baliDate(now)).map(({ sort }) => sort);
    expect(sorts.toSorted()).toEqual(['arrival', 'check-in', 'check-out', 'departure', 'tour']);
  },
);
