import { z } from 'zod';
import { documentIdSchema } from '../core/documentId.ts';
import { emailSchema } from '../core/email.ts';
import { viewAnswerSchema } from '../core/key.ts';

export const openTripAnswerSchema = viewAnswerSchema;
export type OpenTripAnswer = z.infer<typeof openTripAnswerSchema>;

/** Mails the links. The answer does not reveal whether there are any. */
export const findTripsInputSchema = z.object({
  customerEmail: emailSchema('email-missing'),
  /** See requestSchema. */
  website: z.string().max(1000).optional(),
});
export type FindTripsInput = z.infer<typeof findTripsInputSchema>;
export const findTripsAnswerSchema = z.object({});

export const tripAddressInputSchema = z.object({ tripId: documentIdSchema });
export const replaceTripKeyInputSchema = tripAddressInputSchema.extend({
  /** Addresses whose requests move to a separate trip, so that they never get the new key. */
  leaving: z.array(z.string().max(320)).max(100).optional(),
});
export type ReplaceTripKeyInput = z.infer<typeof replaceTripKeyInputSchema>;
export const tripAddressAnswerSchema = z.object({ key: z.string() });
export type TripAddressAnswer = z.infer<typeof tripAddressAnswerSchema>;
