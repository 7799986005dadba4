import {
  createTransferAnswerSchema,
  plainFieldsOf,
  transferCustomerSchema,
  transferRouteFields,
  transferTable,
} from '@selasar/domain';
import { z } from 'zod';

/** What is confirmed plainly; it is not of what was booked before it was asked. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(transferTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

/** The transfer that a guest has booked last: what the server answered, and what of the request it does not say again. */
export const bookedSchema = z.object({
  ...plain,
  ...createTransferAnswerSchema.shape,
  ...transferRouteFields.pick({ pickupLocation: true, destination: true, passengers: true }).shape,
  ...transferCustomerSchema.pick({ customerEmail: true }).shape,
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
