import { bookingFields, createBookingAnswerSchema } from '@selasar/domain';
import { z } from 'zod';

/** What a guest has booked last in a card: what the server answered, and what of the request it does not say again. */
export const bookedSchema = createBookingAnswerSchema.extend({
  ...bookingFields.pick({ bookingType: true, numberOfGuests: true, customerEmail: true }).shape,
  // Not of what was booked before these could be given.
  customerPhone: z.string().default(''),
  hotelName: z.string().default(''),
  pickupTime: z.string().default(''),
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
