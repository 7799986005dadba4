import { z } from 'zod';
import { documentIdSchema } from '../core/documentId.ts';
import { emailSchema } from '../core/email.ts';
import { keyInputSchema, keySchema, viewAnswerSchema } from '../core/key.ts';

/** Adds a request to the trip of earlier ones; an invalid key is ignored. */
export const tripKeyField = { tripKey: keySchema.optional() };

/** The key in the input of each callable about a trip. */
export const tripKeySchema = keyInputSchema;

/** The callable `openTrip` returns the id of a document of `tripViews`. */
export const openTripAnswerSchema = viewAnswerSchema;
export type OpenTripAnswer = z.infer<typeof openTripAnswerSchema>;

/**
 * The callable `findTrips`: mails an address the links to its trips. The answer does not reveal whether there are any.
 */
export const findTripsInputSchema = z.object({
  customerEmail: emailSchema('email-missing'),
  /** See requestSchema. */
  website: z.string().max(1000).optional(),
});
export type FindTripsInput = z.infer<typeof findTripsInputSchema>;
export const findTripsAnswerSchema = z.object({});

/** The callables `tripAddress` and `replaceTripKey`, for staff. */
export const tripAddressInputSchema = z.object({ tripId: documentIdSchema });
export const replaceTripKeyInputSchema = tripAddressInputSchema.extend({
  /** Addresses whose requests move to a separate trip, so that they never get the new key. */
  leaving: z.array(z.string().max(320)).max(100).optional(),
});
export type ReplaceTripKeyInput = z.infer<typeof replaceTripKeyInputSchema>;
export const tripAddressAnswerSchema = z.object({ key: z.string() });
export type TripAddressAnswer = z.infer<typeof tripAddressAnswerSchema>;
