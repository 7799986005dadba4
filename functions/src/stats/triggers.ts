import { collections, pathOf, type CollectionName, type OfferCollection } from '@selasar/domain';
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
import { listOffer } from './listedOffers.ts';

/** Keeps the figures equal to a recount, also when an event comes twice, late or out of order. */
const counted = (collection: CollectionName, contribution: Contribution) =>
  onDocumentWritten(
    { ...options, document: pathOf(collection, '{id}'), retry: true },
    countWith(contribution),
  );

export const onBookingWritten = counted(collections.bookings, bookingContribution);
export const onTransferWritten = counted(collections.transfers, transferContribution);
export const onMessageWritten = counted(collections.messages, messageContribution);

/** Keeps what the reports know of the offers as well. */
const countedOffer = (collection: OfferCollection, contribution: Contribution) => {
  const count = countWith(contribution);
  return onDocumentWritten(
    { ...options, document: pathOf(collections[collection], '{id}'), retry: true },
    async (event) => {
      await count(event);
      await listOffer(collection, event.data);
    },
  );
};

export const onTourWritten = countedOffer('tours', tourContribution);
export const onVillaWritten = countedOffer('villas', villaContribution);
