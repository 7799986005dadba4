import { z } from 'zod';
import { addDays, type CivilDate } from '../core/dates.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { emailSchema, lineSchema, linesSchema } from '../core/text.ts';

// How guests pay a deposit, and until when. This system charges nothing: staff record what arrives.

export const paymentTermsLimits = { dueDays: 60, bankAccount: 500, payPal: 200, words: 1000 };

const payPalLink = /^https:\/\/(www\.)?paypal\.(me|com)\/\S+$/i;
const isEmail = (text: string) => emailSchema().safeParse(text).success;

/** '' is no such way. */
export const paymentTermsFields = z.object({
  bankAccount: linesSchema().max(paymentTermsLimits.bankAccount, problem('text-too-long')),
  /** The address of an email or a page. */
  payPal: lineSchema()
    .max(paymentTermsLimits.payPal)
    .refine((text) => payPalLink.test(text) || isEmail(text), problem('paypal-invalid')),
  /** The address of a picture of a QR code, such as QRIS. */
  qrPicture: z.string().trim().max(limits.url),
  words: linesSchema().max(paymentTermsLimits.words, problem('text-too-long')),
  /** After the confirmation. */
  dueDays: z
    .number()
    .int(problem('number-not-whole'))
    .min(0)
    .max(paymentTermsLimits.dueDays, problem('number-too-large')),
});
export type PaymentTerms = z.infer<typeof paymentTermsFields>;

export const noPaymentTerms: PaymentTerms = {
  bankAccount: '',
  payPal: '',
  qrPicture: '',
  words: '',
  dueDays: 7,
};

/** A damaged field is like a missing one: the others are worth as much without it. */
export function readPaymentTerms(data: unknown): PaymentTerms {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(data);
  const read = Object.entries(paymentTermsFields.shape).map(([name, schema]) => [
    name,
    schema.safeParse(stored[name]).data ?? noPaymentTerms[name as keyof PaymentTerms],
  ]);
  return Object.fromEntries(read) as PaymentTerms;
}

/** Whether the company has said how. */
export const arePayable = ({ bankAccount, payPal, qrPicture, words }: PaymentTerms): boolean =>
  [bankAccount, payPal, qrPicture, words].some((way) => way !== '');

export const payPalHref = ({ payPal }: Pick<PaymentTerms, 'payPal'>): string | undefined =>
  payPalLink.test(payPal) ? payPal : undefined;

/** Promised at the confirmation: later terms do not change it. Undefined if nobody has said how to pay. */
export const depositDueFrom = (terms: PaymentTerms, confirmedOn: CivilDate) =>
  arePayable(terms) ? addDays(confirmedOn, terms.dueDays) : undefined;

export const paymentTermsOperations = {
  /** If another version has been stored since, nothing is written. */
  setPaymentTerms: {
    input: z.object({
      /** `updatedAt` of the version that they saw, in milliseconds; null if there was none. */
      seen: z.number().int().nullable(),
      changes: paymentTermsFields.partial(),
    }),
    answer: z.object({ changed: z.array(z.string()) }),
  },
} as const;
