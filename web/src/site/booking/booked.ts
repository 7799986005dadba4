import {
  bookingFields,
  bookingTable,
  createBookingAnswerSchema,
  plainFieldsOf,
} from '@selasar/domain';
import { z } from 'zod';

/** What is confirmed plainly; it is not of what was booked before it was asked. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(bookingTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

/** What a guest has booked last in a card: what the server answered, and what of the request it does not say again. */
export const bookedSchema = z.object({
  ...plain,
  ...createBookingAnswerSchema.shape,
  ...bookingFields.pick({ bookingType: true, numberOfGuests: true, customerEmail: true }).shape,
  // Not of what was booked before these could be given.
  customerPhone: z.string().default(''),
  hotelName: z.string().default(''),
  pickupTime: z.string().default(''),
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
