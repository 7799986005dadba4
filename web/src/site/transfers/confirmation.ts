import { plainFieldsOf } from '@selasar/domain/core';
import {
  createTransferAnswerSchema,
  transferCustomerSchema,
  transferRouteFields,
  transferTable,
} from '@selasar/domain/requests';
import { z } from 'zod';

/** Absent in transfers older than the field. */
const plain: Readonly<Record<string, z.ZodType<string | number>>> = Object.fromEntries(
  plainFieldsOf(transferTable, 'confirmation').map(({ name }) => [
    name,
    z.string().or(z.number()).default(''),
  ]),
);

export const bookedSchema = z.object({
  ...plain,
  ...createTransferAnswerSchema.shape,
  ...transferRouteFields.pick({ pickupLocation: true, destination: true, passengers: true }).shape,
  ...transferCustomerSchema.pick({ customerEmail: true }).shape,
  /** In milliseconds. */
  at: z.number(),
});
export type Booked = z.infer<typeof bookedSchema>;
