import {
  createTransferAnswerSchema,
  plainFieldsOf,
  transferCustomerSchema,
  transferRouteFields,
  transferTable,
} from '@selasar/domain';
import { z } from 'zod';

/** The plain fields of the confirmation; absent in transfers older than the field. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(transferTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

/** A guest's last transfer: the server's answer, and the request's fields that it does not repeat. */
export const bookedSchema = z.object({
  ...plain,
  ...createTransferAnswerSchema.shape,
  ...transferRouteFields.pick({ pickupLocation: true, destination: true, passengers: true }).shape,
  ...transferCustomerSchema.pick({ customerEmail: true }).shape,
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
