import { z } from 'zod';
import { bookingFields } from './booking.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { requestSchema } from '../core/request.ts';

/**
 * The callable `createBooking`: the form and a request id, made once per filled form. The dates are judged when the
 * request is new: one that is sent again after an answer got lost is answered, however late.
 */
export const createBookingInputSchema = bookingFields.extend(requestSchema.shape);
export type CreateBookingInput = z.infer<typeof createBookingInputSchema>;

export const createBookingAnswerSchema = z.object({
  bookingId: z.string(),
  itemName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** US dollars. */
  totalPrice: z.number(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;
