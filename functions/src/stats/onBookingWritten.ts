import { FieldValue } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { db } from '../firestore.ts';
import { options } from '../options.ts';
import { countChanges } from './bookingCounts.ts';
import { oncePerEvent } from './ledger.ts';

/** Keeps `stats/bookings` equal to a recount, also when an event comes twice, late or out of order. */
export const onBookingWritten = onDocumentWritten(
  { ...options, document: 'bookings/{id}', retry: true },
  async (event) => {
    const changes = Object.entries(
      countChanges(event.data?.before.get('status'), event.data?.after.get('status')),
    );
    if (changes.length === 0) return;
    await oncePerEvent(event.id, (transaction) => {
      transaction.set(
        db.doc('stats/bookings'),
        {
          ...Object.fromEntries(changes.map(([name, by]) => [name, FieldValue.increment(by)])),
          updatedAt: FieldValue.serverTimestamp(),
        },
        { merge: true },
      );
    });
  },
);
