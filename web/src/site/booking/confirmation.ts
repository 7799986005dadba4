import { plainFieldsOf } from '@selasar/domain/core';
import { bookingFields, bookingTable, createBookingAnswerSchema } from '@selasar/domain/requests';
import { z } from 'zod';

/** Absent in bookings older than the field. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(bookingTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

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
