import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { options } from '../core/options.ts';
import {
  bookingContribution,
  messageContribution,
  tourContribution,
  transferContribution,
  villaContribution,
  type Contribution,
} from './contributions.ts';
import { countWith } from './count.ts';

/** Keeps the figures equal to a recount, also when an event comes twice, late or out of order. */
const counted = (collection: string, contribution: Contribution) =>
  onDocumentWritten(
    { ...options, document: `${collection}/{id}`, retry: true },
    countWith(contribution),
  );

export const onBookingWritten = counted('bookings', bookingContribution);
export const onTransferWritten = counted('transfers', transferContribution);
export const onMessageWritten = counted('messages', messageContribution);
export const onTourWritten = counted('tours', tourContribution);
export const onVillaWritten = counted('villas', villaContribution);
