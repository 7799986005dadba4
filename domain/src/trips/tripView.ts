import { z } from 'zod';
import { bookingTable } from '../requests/bookings/booking.ts';
import { ownReviewSchema } from '../reviews/review.ts';
import { seenShape } from '../core/fieldTable.ts';
import { instantSchema } from '../core/instant.ts';
import { transferTable } from '../requests/transfers/transfer.ts';
import { threadMessageSchema } from './threadMessage.ts';

const ofEach = {
  changedAt: instantSchema,
  /** The newest messages, oldest first. */
  thread: z.array(threadMessageSchema).default([]),
};

export const tripBookingSchema = z.object({
  kind: z.literal('bookings'),
  ...seenShape(bookingTable),
  ...ofEach,
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
export type TripRequest = z.infer<typeof tripRequestSchema>;
export type TripBooking = z.infer<typeof tripBookingSchema>;
export type TripTransfer = z.infer<typeof tripTransferSchema>;

/** Anyone who knows the id, which only the key reveals, may read it; nobody can list them. */
export const tripViewSchema = z.object({
  requests: z.array(tripRequestSchema),
  /** The address is not proven: it has only what was typed in this browser. */
  isUnproven: z.boolean().default(false),
  updatedAt: instantSchema,
});
export type TripView = z.infer<typeof tripViewSchema>;

export const dayOf = (request: TripRequest) =>
  request.kind === 'bookings' ? request.startDate : request.pickupDate;
