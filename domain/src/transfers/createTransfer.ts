import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { requestSchema } from '../core/request.ts';
import { transferCustomerSchema, transferRouteFields } from './transfer.ts';
import { transferStatusSchema } from './transferStatus.ts';

/**
 * The callable `createTransfer`: form, dialog and a request id. Amount, status and isStandalone are the server's. The
 * time is judged when the request is new: one that is sent again after an answer got lost is answered, however late.
 */
export const createTransferInputSchema = transferRouteFields
  .extend(transferCustomerSchema.shape)
  .extend(requestSchema.shape);
export type CreateTransferInput = z.infer<typeof createTransferInputSchema>;

export const createTransferAnswerSchema = z.object({
  transferId: z.string(),
  pickupDate: civilDateSchema,
  pickupTime: z.string(),
  /** US dollars. */
  totalAmount: z.number(),
  status: transferStatusSchema,
});
export type CreateTransferAnswer = z.infer<typeof createTransferAnswerSchema>;
