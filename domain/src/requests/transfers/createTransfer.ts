import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { requestSchema } from '../../core/request.ts';
import { tripKeyField } from '../../core/key.ts';
import { transferCustomerSchema, transferRouteFields } from './transfer.ts';
import { transferStatusSchema } from './transferStatus.ts';

/** The time is checked only for a new request: a retry after a lost answer gets its answer at any time. */
export const createTransferInputSchema = transferRouteFields
  .extend(transferCustomerSchema.shape)
  .extend(requestSchema.shape)
  .extend(tripKeyField)
  .extend({
    // Pages older than vehicles do not send it.
    vehicleId: transferRouteFields.shape.vehicleId.default(''),
    /** US dollars, as the guest saw it. Not stored; the call is refused if the price differs. */
    shownTotal: z.number().optional(),
  });
export type CreateTransferInput = z.input<typeof createTransferInputSchema>;

export const createTransferAnswerSchema = z.object({
  transferId: z.string(),
  /** Transfers older than trips have none. */
  tripKey: z.string().optional(),
  pickupDate: civilDateSchema,
  pickupTime: z.string(),
  vehicle: z.string().optional(),
  /** US dollars. */
  totalAmount: z.number(),
  freeCancellationHours: z.number().int().optional(),
  status: transferStatusSchema,
});
export type CreateTransferAnswer = z.infer<typeof createTransferAnswerSchema>;
