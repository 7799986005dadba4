import { foundBy } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import { sampleTours } from '@selasar/domain/samples';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { firstNames, lastNames } from '../../../scripts/seed/names.ts';
import { withoutTriggers } from '../../../scripts/seed/figures.ts';

/** The number of writes in one commit. */
const BATCH = 500;
const minuteMs = 60_000;

/** Adds past bookings up to the given number, without updating the figures of the dashboard. */
export async function fillUp(db: Firestore, wanted: number): Promise<void> {
  const bookings = db.collection('bookings');
  const { count } = (await bookings.count().get()).data();
  if (count >= wanted) return;
  await withoutTriggers(async () => {
    for (let from = count; from < wanted; from += BATCH) {
      const batch = db.batch();
      for (let index = from; index < Math.min(from + BATCH, wanted); index++) {
        const id = `past-${String(index).padStart(6, '0')}`;
        batch.create(bookings.doc(id), bookingOf(id, index));
      }
      await batch.commit();
    }
  });
}

function bookingOf(id: string, index: number) {
  const tour = sampleTours[index % sampleTours.length];
  const first = firstNames[index % firstNames.length];
  const guest = `${first} ${lastNames[Math.floor(index / 7) % lastNames.length]}`;
  const customer = { customerName: guest, customerEmail: `guest.${index}@example.com` };
  const item = { itemName: tour?.title ?? '' };
  // Older than the demo data, a few minutes apart: 100,000 fit into five years.
  const at = Timestamp.fromMillis(Date.now() - (60 * 24 * 60 + index * 25) * minuteMs);
  const day = at.toDate().toISOString().slice(0, 10);
  return {
    ...customer,
    ...item,
    ...foundBy(bookingSearch, { id, ...customer, ...item }),
    bookingType: 'tour',
    tourId: tour?.slug,
    startDate: day,
    endDate: day,
    numberOfGuests: 1 + (index % 6),
    totalPrice: 50 + (index % 400),
    status: index % 9 === 0 ? 'cancelled' : 'confirmed',
    createdAt: at,
    updatedAt: at,
  };
}
