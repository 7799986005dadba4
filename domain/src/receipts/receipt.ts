import { z } from 'zod';
import type { CivilDate } from '../core/dates.ts';
import { civilDateSchema } from '../core/schemas.ts';
import { extrasSchema, guestKindsSchema, lineKindSchema } from '../pricing/rules/offerRules.ts';
import { paymentSchema } from '../requests/changes/payments.ts';
import { requestKindSchema } from '../requests/requestName.ts';
import { taxSchema } from './receiptSettings.ts';

/** A line with `unit` and `count` is their product. All amounts are in US dollars. */
const receiptLineSchema = z.object({
  /** The offer, as the guest read it, or an English sentence. */
  text: z.string(),
  kind: lineKindSchema.optional(),
  /** The key of an extra. */
  extra: z.string().optional(),
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
  /** In all languages, as the booking has them: the words of a receipt are the reader's. */
  guestKinds: guestKindsSchema.optional(),
  extras: extrasSchema.optional(),
  total: z.number(),
  /** Included in the total. */
  taxes: z.array(taxSchema.extend({ amount: z.number() })),
  payments: z.array(paymentSchema.pick({ id: true, amount: true, date: true, way: true })),
  balance: z.number(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** '2026-0001': receipts and credit notes share one series, in which a gap means that a document is missing. */
export const receiptNumber = (day: CivilDate, count: number): string =>
  `${day.slice(0, 4)}-${String(count).padStart(4, '0')}`;

/**
 * Of a request's documents in the order of issue: each credit note cancels the receipt before it, and only then is there a new
 * receipt.
 */
export const validReceiptOf = (numbers: readonly string[] = []): string | undefined =>
  numbers.length % 2 === 1 ? numbers.at(-1) : undefined;
