import { z } from 'zod';
import { bookingTable } from '../bookings/booking.ts';
import { ownReviewSchema } from '../reviews/review.ts';
import { seenShape } from '../core/fieldTable.ts';
import { instantSchema } from '../core/instant.ts';
import { transferTable } from '../transfers/transfer.ts';
import { threadMessageSchema } from './threadMessage.ts';

const ofEach = {
  /** When it last changed. */
  changedAt: instantSchema,
  /** The newest messages, oldest first. */
  thread: z.array(threadMessageSchema).default([]),
};

export const tripBookingSchema = z.object({
  kind: z.literal('bookings'),
  ...seenShape(bookingTable),
  ...ofEach,
  /** The guest's review, if there is one. */
  review: ownReviewSchema.optional(),
});

export const tripTransferSchema = z.object({
  kind: z.literal('transfers'),
  ...seenShape(transferTable),
  ...ofEach,
});

export const tripRequestSchema = z.discriminatedUnion('kind', [
  tripBookingSchema,
  tripTransferSchema,
]);
/** A booking or a transfer, as its guest sees it. */
export type TripRequest = z.infer<typeof tripRequestSchema>;
export type TripBooking = z.infer<typeof tripBookingSchema>;
export type TripTransfer = z.infer<typeof tripTransferSchema>;

/**
 * A document of `tripViews`: all requests of a guest under one key, by day. Anyone who knows its id, which only the key
 * reveals, may read it; nobody can list them. The server rewrites it whenever one of the requests changes.
 */
export const tripViewSchema = z.object({
  requests: z.array(tripRequestSchema),
  updatedAt: instantSchema,
});
export type TripView = z.infer<typeof tripViewSchema>;

/** The day of a request: of the tour, the check-in or the pickup. */
export const dayOf = (request: TripRequest) =>
  request.kind === 'bookings' ? request.startDate : request.pickupDate;
