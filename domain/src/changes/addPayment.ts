import { z } from 'zod';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { isPast, type CivilDate } from '../core/dates.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { usdSchema } from '../core/usd.ts';
import { requestNameSchema } from '../trips/request.ts';
import { paymentWays } from './payment.ts';

/** The fields of a payment or refund that staff record. */
export const paymentFields = z.object({
  amount: usdSchema(-limits.priceUsd).refine((amount) => amount !== 0, problem('amount-missing')),
  date: civilDateSchema,
  way: z.enum(paymentWays),
  /** '' is none. */
  note: lineSchema().max(limits.reason).default(''),
});
export type PaymentForm = z.infer<typeof paymentFields>;

/** The same, validated on a day: the date of a payment is not in the future. */
export const paymentFormSchema = (today: CivilDate) =>
  paymentFields.superRefine(({ date }, context) => {
    if (!isPast(today, date)) return;
    const found = problem('payment-in-future', { today });
    context.addIssue({ code: 'custom', path: ['date'], ...found });
  }) as z.ZodType<PaymentForm, PaymentForm>;

/** The callable `addPayment`, for staff. The id, created once per filled form, makes retries safe. */
export const addPaymentInputSchema = requestNameSchema.extend({
  paymentId: z.uuid(),
  ...paymentFields.shape,
});
export type AddPaymentInput = z.input<typeof addPaymentInputSchema>;

export const addPaymentAnswerSchema = z.object({ paymentId: z.string() });
export type AddPaymentAnswer = z.infer<typeof addPaymentAnswerSchema>;
