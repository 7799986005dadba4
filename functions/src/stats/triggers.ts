import { collections, pathOf, type CollectionName } from '@selasar/domain';
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
const counted = (collection: CollectionName, contribution: Contribution) =>
  onDocumentWritten(
    { ...options, document: pathOf(collection, '{id}'), retry: true },
    countWith(contribution),
  );

export const onBookingWritten = counted(collections.bookings, bookingContribution);
export const onTransferWritten = counted(collections.transfers, transferContribution);
export const onMessageWritten = counted(collections.messages, messageContribution);
export const onTourWritten = counted(collections.tours, tourContribution);
export const onVillaWritten = counted(collections.villas, villaContribution);
