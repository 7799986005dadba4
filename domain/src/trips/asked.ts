import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { instantSchema } from '../core/instant.ts';

/** When the guest asked: it names what was asked, should they ask anew meanwhile. */
const at = { at: instantSchema };

export const askedToCancelSchema = z.object({ what: z.literal('cancel'), ...at });

/** What of a booking its guest can ask to change, and its price. */
export const bookingFactsSchema = z.object({
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  numberOfGuests: z.number().int(),
  /** US dollars, as the guest saw it. */
  totalPrice: z.number(),
});
export type BookingFacts = z.infer<typeof bookingFactsSchema>;

/** The same of a transfer. */
export const transferFactsSchema = z.object({
  pickupDate: civilDateSchema,
  /** 'HH:00', Bali time. */
  pickupTime: z.string(),
  passengers: z.number().int(),
  luggage: z.number().int(),
  /** US dollars, as the guest saw it. */
  totalAmount: z.number(),
});
export type TransferFacts = z.infer<typeof transferFactsSchema>;

/** What a guest asks of staff about a booking that they cannot change themselves; at most one thing at a time. */
export const askedOfBookingSchema = z.discriminatedUnion('what', [
  askedToCancelSchema,
  z.object({ what: z.literal('change'), ...at, ...bookingFactsSchema.shape }),
]);
export type AskedOfBooking = z.infer<typeof askedOfBookingSchema>;

/** The same of a transfer. */
export const askedOfTransferSchema = z.discriminatedUnion('what', [
  askedToCancelSchema,
  z.object({ what: z.literal('change'), ...at, ...transferFactsSchema.shape }),
]);
export type AskedOfTransfer = z.infer<typeof askedOfTransferSchema>;

const askEvent = { outcome: z.enum(['asked', 'withdrawn', 'accepted', 'declined']) };

/** What an event of the history tells of it. */
export const askEventSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('cancel'), ...askEvent }),
  z.object({
    what: z.literal('change'),
    ...askEvent,
    before: z.union([bookingFactsSchema, transferFactsSchema]),
    after: z.union([bookingFactsSchema, transferFactsSchema]),
  }),
]);
export type AskEvent = z.infer<typeof askEventSchema>;
