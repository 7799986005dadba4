import { toCents } from '../../core/money.ts';
import { requestStatus, type RequestStatus } from '../requestStatus.ts';
import { paymentSchema, type Payment } from './payment.ts';

/** The path of a single payment in a change, so that a change need not hold the whole list. */
export const paymentPath = 'payment';

export const paymentIn = (values: Readonly<Record<string, unknown>>): Payment | undefined =>
  paymentSchema.safeParse(values[paymentPath]).data;

interface Paid {
  payments?: readonly { amount: number }[] | undefined;
}

export type Payable = Paid & {
  status: RequestStatus;
  keptDeposit?: number | undefined;
} & ({ totalPrice: number } | { totalAmount: number });

export const totalOf = (request: { totalPrice: number } | { totalAmount: number }): number =>
  'totalPrice' in request ? request.totalPrice : request.totalAmount;

/** US dollars received, less refunds. */
export const paidOf = ({ payments = [] }: Paid): number =>
  toCents(payments.reduce((sum, { amount }) => sum + amount, 0));

/** US dollars left to pay; less than 0 to give back. A deposit that the guest lost is kept. */
export function balanceOf(request: Payable): number {
  const paid = paidOf(request);
  if (requestStatus[request.status].countsAsRevenue) return toCents(totalOf(request) - paid);
  return Math.min(0, toCents((request.keptDeposit ?? 0) - paid));
}

/** US dollars; 0 unless the request is cancelled. */
export const refundDueOf = (request: Payable): number =>
  requestStatus[request.status].countsAsRevenue ? 0 : Math.max(0, -balanceOf(request));
