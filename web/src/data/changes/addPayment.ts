import { addPaymentAnswerSchema } from '@selasar/domain';
import type { AddPaymentAnswer, AddPaymentInput } from '@selasar/domain';
import { callable } from '../core/call.ts';

/** Writes a payment down. It is safe to send the same again. */
export const addPayment: (input: AddPaymentInput) => Promise<AddPaymentAnswer> = callable(
  'addPayment',
  addPaymentAnswerSchema,
);
