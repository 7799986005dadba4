import { z } from 'zod';
import type { CivilDate } from '../core/dates.ts';
import type { PlainMessage } from '../i18n/languages.ts';
import { t } from '../i18n/t.ts';
import { removedText } from '../core/fieldTable.ts';
import { toCents } from '../core/money.ts';
import { civilDateSchema } from '../core/schemas.ts';
import { bookingItemName } from '../requests/bookings/booking.ts';
import { balanceOf, paymentSchema, totalOf } from '../requests/changes/payments.ts';
import { isSameValue } from '../requests/changes/whyNotUndone.ts';
import { requestKindSchema } from '../requests/requestName.ts';
import type { GuestRequest } from '../requests/requestKinds.ts';
import { requestStatus } from '../requests/requestStatus.ts';
import { type Tax, taxSchema } from './receiptSettings.ts';

/** A line with `unit` and `count` is their product. All amounts are in US dollars. */
const receiptLineSchema = z.object({
  text: z.string(),
  unit: z.number().optional(),
  count: z.number().int().optional(),
  amount: z.number(),
});
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** A document of `receipts`: a receipt or a credit note, with all that is printed on it. Nobody changes it. */
export const receiptSchema = z.object({
  number: z.string(),
  /** Of a credit note: the number of the receipt that it cancels. */
  credits: z.string().optional(),
  /** In Bali. */
  issuedOn: civilDateSchema,
  kind: requestKindSchema,
  requestId: z.string(),
  /** Name, address and registration, each on lines of its own. */
  company: z.string(),
  guestName: z.string(),
  firstDay: civilDateSchema,
  lastDay: civilDateSchema,
  lines: z.array(receiptLineSchema),
  total: z.number(),
  /** Included in the total. */
  taxes: z.array(taxSchema.extend({ amount: z.number() })),
  payments: z.array(paymentSchema.pick({ id: true, amount: true, date: true, way: true })),
  balance: z.number(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** What a receipt takes from its request. */
type Content = Omit<Receipt, 'number' | 'credits' | 'issuedOn' | 'company' | 'taxes'>;

const transferText = 'Airport transfer' satisfies PlainMessage;

/** They sum to the total. A price set by staff has no parts. */
export function receiptLines(request: GuestRequest): ReceiptLine[] {
  const total = totalOf(request);
  const isBooking = 'bookingType' in request;
  const text = isBooking ? request.translatedName || bookingItemName(request) : transferText;
  const parts = ((isBooking && request.priceLines) || []).map(({ unit, count }) => ({
    text,
    unit,
    count,
    amount: toCents(unit * count),
  }));
  const sum = toCents(parts.reduce((all, { amount }) => all + amount, 0));
  return parts.length > 0 && sum === total ? parts : [{ text, amount: total }];
}

export function contentOf(request: GuestRequest): Content {
  const { payments = [] } = request;
  const isBooking = 'bookingType' in request;
  return {
    kind: isBooking ? 'bookings' : 'transfers',
    requestId: request.id,
    guestName: request.customerName,
    firstDay: isBooking ? request.startDate : request.pickupDate,
    lastDay: isBooking ? request.endDate : request.pickupDate,
    lines: receiptLines(request),
    total: totalOf(request),
    payments: payments.map(({ id, amount, date, way }) => ({ id, amount, date, way })),
    balance: balanceOf(request),
  };
}

/** Only what is confirmed, and was paid or will be. */
export const canHaveReceipt = (request: GuestRequest): boolean =>
  requestStatus[request.status].isSure &&
  (totalOf(request) > 0 || (request.payments ?? []).length > 0);

/** Whether the request is as it was when the receipt was issued. A receipt keeps the name of a removed guest. */
export const isCurrent = (receipt: Receipt, request: GuestRequest): boolean =>
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
  lines: receipt.lines.map(({ text, amount }) => ({ text, amount: 0 - amount })),
  taxes: receipt.taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount })),
  payments: [],
  balance: 0,
});

/** '2026-0001': receipts and credit notes share one series, in which a gap means that a document is missing. */
export const receiptNumber = (day: CivilDate, count: number): string =>
  `${day.slice(0, 4)}-${String(count).padStart(4, '0')}`;

export function receiptTitle({ number, credits }: Receipt, isCancelled = false): string {
  if (credits !== undefined) return t('Credit note {number}', { number });
  return isCancelled
    ? t('Receipt {number} (cancelled)', { number })
    : t('Receipt {number}', { number });
}

/**
 * Of a request's documents in the order of issue: each credit note cancels the receipt before it, and only then is there a new
 * receipt.
 */
export const validReceiptOf = (numbers: readonly string[] = []): string | undefined =>
  numbers.length % 2 === 1 ? numbers.at(-1) : undefined;
