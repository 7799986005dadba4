import { z } from 'zod';
import { type CivilDate, shortDate } from '../../core/dates.ts';
import { limits } from '../../core/limits.ts';
import { formatUsd, toCents } from '../../core/money.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { t } from '../../i18n/t.ts';
import { depositText } from '../../pricing/rules/priceOf.ts';
import { paidOf } from '../changes/payments.ts';
import { requestStatus, type RequestStatus } from '../requestStatus.ts';

/** A transfer has none. */
export interface WithDeposit {
  status: RequestStatus;
  startDate?: CivilDate | undefined;
  deposit?: number | undefined;
  depositDue?: CivilDate | undefined;
  payments?: readonly { amount: number }[] | undefined;
}

export interface Deposit {
  /** US dollars. */
  amount: number;
  /** What is left to pay; 0 once it is paid. */
  owed: number;
  /** Bookings that were confirmed before anybody said how to pay have none. */
  due?: CivilDate;
}

/** All that pages, mails and tasks say follows from it. Undefined if nothing is to be paid before the day. */
export function depositOf(booking: WithDeposit): Deposit | undefined {
  const { status, startDate, deposit: amount = 0, depositDue } = booking;
  if (amount <= 0 || !requestStatus[status].isExpected) return undefined;
  const owed = Math.max(0, toCents(amount - paidOf(booking)));
  // The guest may come earlier than was planned at the confirmation.
  const due = depositDue && startDate && startDate < depositDue ? startDate : depositDue;
  return { amount, owed, ...(due && { due }) };
}

export const isDepositOverdue = ({ owed, due }: Deposit, today: CivilDate): boolean =>
  owed > 0 && due !== undefined && due < today;

/** Stored, so that an unpaid deposit is found by the day on which it is due. */
export function unpaidDepositDueOf(booking: WithDeposit): CivilDate | undefined {
  const deposit = depositOf(booking);
  return deposit && deposit.owed > 0 ? deposit.due : undefined;
}

/** It follows the word 'Deposit'. Undefined without one. */
export function depositLineText(booking: WithDeposit): string | undefined {
  const deposit = depositOf(booking);
  if (!deposit) return booking.deposit === undefined ? undefined : depositText(booking.deposit);
  const { amount, owed, due } = deposit;
  const total = formatUsd(amount);
  if (owed === 0) return t('{price}, paid', { price: total });
  const price =
    owed === amount
      ? total
      : t('{price} of {total} still to pay', { price: formatUsd(owed), total });
  if (due) return t('{price}, due {date}', { price, date: shortDate(due) });
  return owed === amount ? depositText(amount) : price;
}

/** No user name, which could look like a host; no letters that look like others. */
const link = /^https:\/\/((?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?::\d+)?)(?:[/?#]\S*)?$/i;

/** Shown with the link, so that nobody is misled. Undefined if it is none. */
export const hostOfPaymentLink = (text: string): string | undefined =>
  link.exec(text)?.[1]?.toLowerCase();

/** '' removes it. */
export const paymentLinkFields = z.object({
  link: lineSchema()
    .max(limits.url, problem('text-too-long'))
    .refine(
      (text) => text === '' || hostOfPaymentLink(text) !== undefined,
      problem('payment-link-invalid'),
    ),
});
export type PaymentLinkForm = z.infer<typeof paymentLinkFields>;
