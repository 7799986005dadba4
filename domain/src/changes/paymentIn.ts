import { paymentSchema, type Payment } from './payment.ts';

/** The path of a single payment in a change, so that a change need not hold the whole list. */
export const paymentPath = 'payment';

/** The payment that a change added or removed. */
export const paymentIn = (values: Readonly<Record<string, unknown>>): Payment | undefined =>
  paymentSchema.safeParse(values[paymentPath]).data;
