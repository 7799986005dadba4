import { z } from 'zod';
import { bookingFields } from './booking.ts';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { requestSchema } from '../../core/request.ts';
import { tripKeyField } from '../../core/key.ts';

/** The dates are checked only for a new request: a retry after a lost answer gets its answer at any time. */
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
  /** Bookings older than trips have none. */
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
  isConfirmed: z.literal(true).optional(),
});
export type CreateBookingAnswer = z.infer<typeof createBookingAnswerSchema>;
