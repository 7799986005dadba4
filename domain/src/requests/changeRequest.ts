import { z } from 'zod';
import { extrasSchema, guestKindsSchema } from '../pricing/rules/offerRules.ts';
import { civilDateSchema, instantSchema } from '../core/schemas.ts';

/** Identifies the change request, in case a newer one replaces it. */
const at = { at: instantSchema };

const cancellationRequestSchema = z.object({ what: z.literal('cancel'), ...at });

export const bookingFactsSchema = z.object({
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  numberOfGuests: z.number().int(),
  party: z.string().optional(),
  guestKinds: guestKindsSchema.optional(),
  chosenExtras: z.string().optional(),
  extras: extrasSchema.optional(),
  /** Of a tour with several start times. */
  startTime: z.string().optional(),
  /** US dollars, as the guest saw it. */
  totalPrice: z.number(),
});
export type BookingFacts = z.infer<typeof bookingFactsSchema>;

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

/** At most one at a time. */
export const bookingChangeRequestSchema = z.discriminatedUnion('what', [
  cancellationRequestSchema,
  z.object({ what: z.literal('change'), ...at, ...bookingFactsSchema.shape }),
]);
export type BookingChangeRequest = z.infer<typeof bookingChangeRequestSchema>;

export const transferChangeRequestSchema = z.discriminatedUnion('what', [
  cancellationRequestSchema,
  z.object({ what: z.literal('change'), ...at, ...transferFactsSchema.shape }),
]);
export type TransferChangeRequest = z.infer<typeof transferChangeRequestSchema>;

const changeRequestEvent = { outcome: z.enum(['requested', 'withdrawn', 'accepted', 'declined']) };

export const changeRequestEventSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('cancel'), ...changeRequestEvent }),
  z.object({
    what: z.literal('change'),
    ...changeRequestEvent,
    before: z.union([bookingFactsSchema, transferFactsSchema]),
    after: z.union([bookingFactsSchema, transferFactsSchema]),
  }),
]);
export type ChangeRequestEvent = z.infer<typeof changeRequestEventSchema>;
