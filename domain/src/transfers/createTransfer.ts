import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { requestSchema } from '../core/request.ts';
import { tripKeyField } from '../trips/openTrip.ts';
import { transferCustomerSchema, transferRouteFields } from './transfer.ts';
import { transferStatusSchema } from './transferStatus.ts';

/**
 * The callable `createTransfer`: form, dialog and a request id. Amount, status and isStandalone are the server's. The
 * time is judged when the request is new: one that is sent again after an answer got lost is answered, however late.
 */
export const createTransferInputSchema = transferRouteFields
  .extend(transferCustomerSchema.shape)
  .extend(requestSchema.shape)
  .extend(tripKeyField)
  .extend({
    // A page from before there were vehicles does not send it.
    vehicleId: transferRouteFields.shape.vehicleId.default(''),
    /** US dollars, as the guest saw it. It is not stored; where the price is another, that is refused. */
    shownTotal: z.number().optional(),
  });
export type CreateTransferInput = z.input<typeof createTransferInputSchema>;

export const createTransferAnswerSchema = z.object({
  transferId: z.string(),
  /** Of the trip that it belongs to; one from before there were trips has none. */
  tripKey: z.string().optional(),
  pickupDate: civilDateSchema,
  pickupTime: z.string(),
  /** Its name, where vehicles are set. */
  vehicle: z.string().optional(),
  /** US dollars. */
  totalAmount: z.number(),
  status: transferStatusSchema,
});
export type CreateTransferAnswer = z.infer<typeof createTransferAnswerSchema>;
