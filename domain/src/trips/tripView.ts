import { z } from 'zod';
import { bookingTable } from '../requests/bookings/booking.ts';
import { ownReviewSchema } from '../reviews/review.ts';
import { allOf, seenShape, type PersonalDataOf } from '../core/fieldTable.ts';
import { instantSchema } from '../core/schemas.ts';
import { paymentSchema } from '../requests/changes/payments.ts';
import { transferTable } from '../requests/transfers/transfer.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import type { RequestKind } from '../requests/requestName.ts';

/** A document of `thread` in a booking or transfer. */
export const threadMessageSchema = z.object({
  /** Created by the sender: the same message sent twice is stored once. */
  id: z.string(),
  from: z.enum(['guest', 'staff']),
  text: z.string(),
  at: instantSchema,
  byName: z.string().optional(),
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

export const threadPersonalData: PersonalDataOf<ThreadMessage> = {
  text: 'words',
  byName: 'staff',
  ...allOf('nothing', ['id', 'from', 'at']),
};

const ofEach = {
  changedAt: instantSchema,
  /** The newest messages, oldest first. */
  thread: z.array(threadMessageSchema).default([]),
  /** With credit notes, in the order of issue. */
  receipts: z.array(receiptSchema).optional(),
  /** Without the notes of staff. */
  payments: z.array(paymentSchema.pick({ amount: true })).optional(),
};

export const tripSchemas = {
  bookings: z.object({
    kind: z.literal('bookings'),
    ...seenShape(bookingTable),
    ...ofEach,
    review: ownReviewSchema.optional(),
  }),
  transfers: z.object({
    kind: z.literal('transfers'),
    ...seenShape(transferTable),
    ...ofEach,
  }),
} as const satisfies { [Kind in RequestKind]: z.ZodObject<{ kind: z.ZodLiteral<Kind> }> };

export const tripRequestSchema = z.discriminatedUnion('kind', [
  tripSchemas.bookings,
  tripSchemas.transfers,
]);
export type TripRequest = z.infer<typeof tripRequestSchema>;
export type TripBooking = z.infer<typeof tripSchemas.bookings>;
export type TripTransfer = z.infer<typeof tripSchemas.transfers>;

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

const shownSeparately: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'status',
  'createdAt',
  'changedAt',
  'changeRequest',
  'thread',
  'receipts',
  'payments',
  'review',
]);

/** The page of the trip and the mails show all of them. */
export const seenByGuest = (kind: RequestKind, record: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(tripSchemas[kind].shape)
      .filter((field) => !shownSeparately.has(field) && Reflect.get(record, field) !== undefined)
      .map((field) => [field, Reflect.get(record, field) as unknown]),
  );
