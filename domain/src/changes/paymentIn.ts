import { paymentSchema, type Payment } from './payment.ts';

/** Where a change tells of one payment of the list: so no change has to tell of all the others. */
export const paymentPath = 'payment';

/** The payment that a change made, or took away. */
export const paymentIn = (values: Readonly<Record<string, unknown>>): Payment | undefined =>
  paymentSchema.safeParse(values[paymentPath]).data;
