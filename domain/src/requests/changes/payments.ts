import { z } from 'zod';
import { civilDateSchema, instantSchema, usdSchema } from '../../core/schemas.ts';
import { isToCome, type CivilDate } from '../../core/dates.ts';
import { limits } from '../../core/limits.ts';
import { onField, problem, withProblems } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { toCents } from '../../core/money.ts';
import { requestStatus, type RequestStatus } from '../requestStatus.ts';
import { commissionAt, type Source } from './source.ts';

export const paymentWays = ['cash', 'card', 'transfer', 'other'] as const;

/** Recorded by staff: this system charges nothing. */
export const paymentSchema = z.object({
  id: z.string(),
  /** US dollars; less than 0 for a refund. */
  amount: z.number(),
  /** In Bali. */
  date: civilDateSchema,
  way: z.enum(paymentWays),
  note: z.string().optional(),
  /** The uid of the staff member who recorded it, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
  at: instantSchema,
});
export type Payment = z.infer<typeof paymentSchema>;

export const paymentFields = z.object({
  amount: usdSchema(-limits.priceUsd).refine((amount) => amount !== 0, problem('amount-missing')),
  date: civilDateSchema,
  way: z.enum(paymentWays),
  note: lineSchema().max(limits.reason).default(''),
});
export type PaymentForm = z.infer<typeof paymentFields>;

interface PaymentContext {
  today: CivilDate;
  /** For a refund: the US dollars that the guest has paid. */
  refundOf?: number | undefined;
}

/** As the form asks for it: the amount of a payment or of a refund is more than 0. */
export const paymentFormSchema = ({ today, refundOf: paid = Infinity }: PaymentContext) =>
  withProblems(
    paymentFields.extend({
      amount: usdSchema(-limits.priceUsd).refine((amount) => amount > 0, problem('amount-missing')),
    }),
    ({ amount, date }) => [
      onField('date', isToCome(date, today) ? problem('payment-in-future', { today }) : undefined),
      onField('amount', amount > paid ? problem('refund-too-large', { paid }) : undefined),
    ],
  );

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

/** US dollars that the partner gets who brought the request; nothing of what is cancelled. */
export const commissionOf = (request: Payable & { source?: Source | undefined }): number =>
  requestStatus[request.status].countsAsRevenue
    ? commissionAt(request.source, totalOf(request))
    : 0;
