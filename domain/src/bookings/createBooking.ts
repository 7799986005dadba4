import { z } from 'zod';
import { bookingFields } from './booking.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { requestSchema } from '../core/request.ts';
import { tripKeyField } from '../trips/openTrip.ts';

/**
 * The callable `createBooking`: the form and a request id, created once per filled form. The dates are checked only for
 * a new request: a retry after a lost answer gets its answer at any time.
 */
export const createBookingInputSchema = bookingFields
  .extend(requestSchema.shape)
  .extend(tripKeyField)
  .extend({
    /** US dollars, as the guest saw it. Not stored; the call is refused if the price differs. */
    shownTotal: z.number().optional(),
  });
export type CreateBookingInput = z.input<typeof createBookingInputSchema>;

export const createBookingAnswerSchema = z.object({
  bookingId: z.string(),
  /** Key of the trip that it belongs to; bookings older than trips have none. */
  tripKey: z.string().optional(),
  /** In the guest's language. */
  itemName: z.string(),
  startDate: civilDateSchema,
  endDate: civilDateSchema,
  /** US dollars. */
  totalPrice: z.number(),
  /** US dollars. */
  deposit: z.number().optional(),
  freeUntil: civilDateSchema.optional(),
  /** It was confirmed at once; otherwise it waits for staff. */
  isConfirmed: z.literal(true).optional(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;
