import type { AddPaymentAnswer, AddPaymentInput } from '@selasar/domain';
import { staff } from '../api.ts';

/** Writes a payment down. It is safe to send the same again. */
export const addPayment: (input: AddPaymentInput) => Promise<AddPaymentAnswer> = staff.addPayment;
