import { z } from 'zod';
import { bookingFields } from './booking.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { requestSchema } from '../core/request.ts';
import { tripKeyField } from '../trips/openTrip.ts';

/**
 * The callable `createBooking`: the form and a request id, made once per filled form. The dates are judged when the
 * request is new: one that is sent again after an answer got lost is answered, however late.
 */
export const createBookingInputSchema = bookingFields
  .extend(requestSchema.shape)
  .extend(tripKeyField);
export type CreateBookingInput = z.input<typeof createBookingInputSchema>;

export const createBookingAnswerSchema = z.object({
  bookingId: z.string(),
  /** Of the trip that it belongs to; one from before there were trips has none. */
  tripKey: z.string().optional(),
  /** As the guest reads it. */
  itemName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** US dollars. */
  totalPrice: z.number(),
  /** US dollars. */
  deposit: z.number().optional(),
  freeUntil: civilDateSchema.optional(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;
