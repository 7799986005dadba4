import { removedText } from '../core/fieldTable.ts';
import { toCents } from '../core/money.ts';
import type { PlainMessage } from '../i18n/languages.ts';
import { labelled, t, translated } from '../i18n/t.ts';
import { lineName } from '../pricing/priceLines.ts';
import { bookingItemName } from '../requests/bookings/booking.ts';
import { balanceOf, totalOf } from '../requests/changes/payments.ts';
import { isSameValue } from '../requests/changes/whyNotUndone.ts';
import type { GuestRequest } from '../requests/requestKinds.ts';
import { requestStatus } from '../requests/requestStatus.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import type { Tax } from './receiptSettings.ts';

/** What a receipt takes from its request. */
type Content = Omit<Receipt, 'number' | 'credits' | 'issuedOn' | 'company' | 'taxes'>;

const transferText = 'Airport transfer' satisfies PlainMessage;

/** They sum to the total. A price set by staff has no parts. */
export function receiptLines(request: GuestRequest): ReceiptLine[] {
  const total = totalOf(request);
  const isBooking = 'bookingType' in request;
  const text = isBooking ? request.translatedName || bookingItemName(request) : transferText;
  const { priceLines = [] } = isBooking ? request : {};
  const parts = priceLines.map((line) => ({
    text,
    ...line,
    amount: toCents(line.unit * line.count),
  }));
  const sum = toCents(parts.reduce((all, { amount }) => all + amount, 0));
  return parts.length > 0 && sum === total ? parts : [{ text, amount: total }];
}

export const receiptLineText = (line: ReceiptLine, receipt: Receipt): string =>
  labelled(translated(line.text), lineName(line, receipt));

export function contentOf(request: GuestRequest): Content {
  const { payments = [] } = request;
  const isBooking = 'bookingType' in request;
  const { guestKinds, extras } = isBooking ? request : {};
  return {
    kind: isBooking ? 'bookings' : 'transfers',
    requestId: request.id,
    guestName: request.customerName,
    firstDay: isBooking ? request.startDate : request.pickupDate,
    lastDay: isBooking ? request.endDate : request.pickupDate,
    lines: receiptLines(request),
    ...(guestKinds && { guestKinds }),
    ...(extras && { extras }),
    total: totalOf(request),
    payments: payments.map(({ id, amount, date, way }) => ({ id, amount, date, way })),
    balance: balanceOf(request),
  };
}

/** Only what is confirmed, and was paid or will be. */
export const canHaveReceipt = (request: GuestRequest): boolean =>
  requestStatus[request.status].isSure &&
  (totalOf(request) > 0 || (request.payments ?? []).length > 0);

/** Whether the receipt could be issued like this now. It keeps the name of a removed guest. */
export const isCurrent = (receipt: Receipt, request: GuestRequest): boolean =>
  requestStatus[request.status].isSure &&
  Object.entries(contentOf(request)).every(
    ([field, value]) =>
      isSameValue(Reflect.get(receipt, field), value) ||
      (field === 'guestName' && value === removedText),
  );

/** Prices include all taxes, so each is a part of the total; `net` is the rest. */
export function taxesIn(total: number, rates: readonly Tax[]) {
  const whole = rates.reduce((sum, { percent }) => sum + percent, 100);
  const taxes = rates.map((tax) => ({ ...tax, amount: toCents((total * tax.percent) / whole) }));
  return { taxes, net: toCents(taxes.reduce((rest, { amount }) => rest - amount, total)) };
}

/** It takes everything back but the payments, which were made. */
export const creditNoteOf = (
  receipt: Receipt,
  { number, issuedOn }: Pick<Receipt, 'number' | 'issuedOn'>,
): Receipt => ({
  ...receipt,
  number,
  issuedOn,
  credits: receipt.number,
  total: 0 - receipt.total,
  lines: receipt.lines.map((line) => {
    const { unit: _, count: __, ...named } = line;
    return { ...named, amount: 0 - line.amount };
  }),
  taxes: receipt.taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount })),
  payments: [],
  balance: 0,
});

export function receiptTitle({ number, credits }: Receipt, isCancelled = false): string {
  if (credits !== undefined) return t('Credit note {number}', { number });
  return isCancelled
    ? t('Receipt {number} (cancelled)', { number })
    : t('Receipt {number}', { number });
}
