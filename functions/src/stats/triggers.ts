import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { options } from '../options.ts';
import {
  bookingContribution,
  tourContribution,
  transferContribution,
  villaContribution,
  type Contribution,
} from './contributions.ts';
import { difference } from './counters.ts';
import { countOnce } from './ledger.ts';

/** Keeps the figures equal to a recount, also when an event comes twice, late or out of order. */
const counted = (collection: string, contribution: Contribution) =>
  onDocumentWritten({ ...options, document: `${collection}/{id}`, retry: true }, async (event) => {
    const { before, after } = event.data ?? {};
    const changes = difference(contribution(before?.data()), contribution(after?.data()));
    if (Object.keys(changes).length === 0) return;
    const committedAt = after?.updateTime ?? Timestamp.fromDate(new Date(event.time));
    await countOnce({ id: event.id, committedAt, changes });
  });

export const onBookingWritten = counted('bookings', bookingContribution);
export const onTransferWritten = counted('transfers', transferContribution);
export const onTourWritten = counted('tours', tourContribution);
export const onVillaWritten = counted('villas', villaContribution);
