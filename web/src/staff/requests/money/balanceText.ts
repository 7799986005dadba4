import { formatUsd } from '@selasar/domain/core';
import {
  balanceOf,
  type Booking,
  paidOf,
  type Payable,
  refundDueOf,
  type RequestKind,
  requestStatus,
  type RequestStatus,
  statusAfter,
  totalOf,
} from '@selasar/domain/requests';

export type Priced = Pick<
  Booking,
  'id' | 'updatedAt' | 'payments' | 'keptDeposit' | 'priceReason'
> &
  Pick<Partial<Booking>, 'startDate' | 'deposit' | 'depositDue' | 'paymentLink'> & {
    kind: RequestKind;
    status: RequestStatus;
  } & ({ totalPrice: number } | { totalAmount: number });

export const refundText = (usd: number): string => `${formatUsd(usd)} to give back`;

/** '$340 of $540 paid, $200 due' */
export function balanceText(request: Payable): string {
  const { payments = [], status } = request;
  const [paid, balance] = [paidOf(request), balanceOf(request)];
  if (!requestStatus[status].countsAsRevenue) return textOfCancelled(paid, balance);
  const total = formatUsd(totalOf(request));
  if (payments.length === 0) return `${total}, nothing paid yet`;
  const of = `${formatUsd(paid)} of ${total} paid`;
  if (balance === 0) return `${of}, nothing due`;
  return balance > 0
    ? `${of}, ${formatUsd(balance)} due`
    : `${of}, ${formatUsd(-balance)} overpaid`;
}

function textOfCancelled(paid: number, balance: number): string {
  if (balance < 0) return `${formatUsd(paid)} paid, ${refundText(-balance)}`;
  return paid > 0 ? `${formatUsd(paid)} kept as the lost deposit, nothing due` : 'Nothing due';
}

/** US dollars to give back once a request is cancelled, except a deposit that the guest then loses. */
export const refundIfCancelled = (request: Payable, keptDeposit?: number): number =>
  refundDueOf({ ...request, status: statusAfter.cancellation, keptDeposit });

export function refundIfCancelledText(request: Payable, keptDeposit?: number): string {
  const paid = paidOf(request);
  if (paid <= 0) return '';
  const refund = refundIfCancelled(request, keptDeposit);
  return `The guest has paid ${formatUsd(paid)}: ${refund > 0 ? refundText(refund) : 'nothing to give back'}.`;
}
