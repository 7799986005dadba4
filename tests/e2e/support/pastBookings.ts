import { randomUUID } from 'node:crypto';
import { foundBy } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import type { Suite } from '../../functions/support/suite.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Stores bookings of a year ago, which no first page shows, for the tests of one file; later ones in the list are
 * older. `change` returns the special fields of each; undefined fields are not stored.
 */
export async function storePastBookings(
  { db, later }: Suite,
  count: number,
  change: (index: number) => { customerName: string; [field: string]: unknown },
) {
  const write = db.batch();
  const bookings = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    const { customerName, ...special } = change(index);
    const guest = { customerName, customerEmail: `${id}@example.com` };
    const at = Timestamp.fromMillis(Date.now() - yearMs - index * 1000);
    const booking = {
      ...guest,
      bookingType: 'tour',
      tourId: 'none',
      itemName: 'Long Ago',
      startDate: '2025-01-02',
      endDate: '2025-01-02',
      numberOfGuests: index + 1,
      totalPrice: 10,
      createdAt: at,
      updatedAt: at,
      ...foundBy(bookingSearch, { id, ...guest, itemName: 'Long Ago' }),
      ...special,
    };
    const stored = Object.entries(booking).filter(([, value]) => value !== undefined);
    write.create(db.doc(`bookings/${id}`), Object.fromEntries(stored));
    return { id, ...guest };
  });
  await write.commit();
  later(async () => {
    const remove = db.batch();
    for (const { id } of bookings) remove.delete(db.doc(`bookings/${id}`));
    await remove.commit();
  });
  return bookings;
}
