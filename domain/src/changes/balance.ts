import { toCents } from '../core/money.ts';

interface Paid {
  payments?: readonly { amount: number }[] | undefined;
}

/** US dollars that came in, less what was given back. */
export const paidOf = ({ payments = [] }: Paid): number =>
  toCents(payments.reduce((sum, { amount }) => sum + amount, 0));

/** US dollars that are left to pay; less than 0 where too much came in. */
export const balanceOf = (total: number, request: Paid): number => toCents(total - paidOf(request));
