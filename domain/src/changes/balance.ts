import { toCents } from '../core/money.ts';

interface Paid {
  payments?: readonly { amount: number }[] | undefined;
}

/** US dollars received, less refunds. */
export const paidOf = ({ payments = [] }: Paid): number =>
  toCents(payments.reduce((sum, { amount }) => sum + amount, 0));

/** US dollars left to pay; less than 0 if too much was paid. */
export const balanceOf = (total: number, request: Paid): number => toCents(total - paidOf(request));
