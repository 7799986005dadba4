import { z } from 'zod';
import { civilDateSchema } from './civilDateSchema.ts';
import type { CivilDate } from './dates.ts';
import { requestSchema } from './request.ts';
import { transferCustomerSchema, transferRouteSchema } from './transferForm.ts';
import { transferStatusSchema } from './transferStatus.ts';

/** The callable `createTransfer`: form, dialog and a request id. Amount, status and isStandalone are the server's. */
export const createTransferInputSchema = (today: CivilDate) =>
  transferRouteSchema(today)
    .safeExtend(transferCustomerSchema.shape)
    .safeExtend(requestSchema.shape);
export type CreateTransferInput = z.infer<ReturnType<typeof createTransferInputSchema>>;

export const createTransferAnswerSchema = z.object({
  transferId: z.string(),
  pickupDate: civilDateSchema,
  pickupTime: z.string(),
  /** US dollars. */
  totalAmount: z.number(),
  status: transferStatusSchema,
});
export type CreateTransferAnswer = z.infer<typeof createTransferAnswerSchema>;
