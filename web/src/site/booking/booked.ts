import {
  bookingFields,
  bookingTable,
  createBookingAnswerSchema,
  plainFieldsOf,
} from '@selasar/domain';
import { z } from 'zod';

/** The plain fields of the confirmation; absent in bookings older than the field. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(bookingTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

/** A guest's last booking in a card: the server's answer, and the request's fields that it does not repeat. */
export const bookedSchema = z.object({
  ...plain,
  ...createBookingAnswerSchema.shape,
  ...bookingFields.pick({ bookingType: true, numberOfGuests: true, customerEmail: true }).shape,
  // Absent in bookings older than these fields.
  customerPhone: z.string().default(''),
  hotelName: z.string().default(''),
  pickupTime: z.string().default(''),
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
