import {
  collections,
  pathOf,
  pathWithin,
  subcollections,
  type CollectionName,
} from '@selasar/domain';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { options } from '../core/options.ts';
import { publishTrip } from './publishTrip.ts';

/** Shows the guest what became of a request, or of their review. */
const published = (collection: CollectionName) =>
  onDocumentWritten(
    { ...options, document: pathOf(collection, '{id}'), retry: true },
    async ({ data }) => publishTripOf(data?.after.get('tripId') ?? data?.before.get('tripId')),
  );

/** Shows the guest what was written about a request. */
const publishedWithin = (collection: CollectionName) =>
  onDocumentCreated(
    {
      ...options,
      document: [pathWithin(pathOf(collection, '{id}'), subcollections.thread), '{message}'].join(
        '/',
      ),
      retry: true,
    },
    async ({ data }) => {
      const request = await data?.ref.parent.parent?.get();
      await publishTripOf(request?.get('tripId'));
    },
  );

/** Older requests belong to no trip. */
async function publishTripOf(tripId: unknown): Promise<void> {
  if (typeof tripId === 'string') await publishTrip(tripId);
}

export const onTripBookingWritten = published(collections.bookings);
export const onTripTransferWritten = published(collections.transfers);
export const onTripReviewWritten = published(collections.reviews);
export const onBookingMessage = publishedWithin(collections.bookings);
export const onTransferMessage = publishedWithin(collections.transfers);
