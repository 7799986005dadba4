import {
  createTransferAnswerSchema,
  transferCustomerSchema,
  transferRouteFields,
} from '@selasar/domain';
import { z } from 'zod';

/** The transfer that a guest has booked last: what the server answered, and what of the request it does not say again. */
export const bookedSchema = createTransferAnswerSchema.extend({
  ...transferRouteFields.pick({ pickupLocation: true, destination: true, passengers: true }).shape,
  ...transferCustomerSchema.pick({ customerEmail: true }).shape,
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
