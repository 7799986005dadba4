import { z } from 'zod';
import { civilDateSchema } from '../../core/civilDateSchema.ts';
import { isToCome, type CivilDate } from '../../core/dates.ts';
import { limits } from '../../core/limits.ts';
import { problem, type Report } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { usdSchema } from '../../core/usd.ts';
import { requestNameSchema } from '../requestName.ts';
import { paymentWays } from './payment.ts';

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
  paymentFields
    .extend({
      amount: usdSchema(-limits.priceUsd).refine((amount) => amount > 0, problem('amount-missing')),
    })
    .superRefine(({ amount, date }, context) => {
      const report = (path: string, found: Report) =>
        context.addIssue({ code: 'custom', path: [path], ...found });
      if (isToCome(date, today)) report('date', problem('payment-in-future', { today }));
      if (amount > paid) report('amount', problem('refund-too-large', { paid }));
    }) as z.ZodType<PaymentForm, PaymentForm>;

/** The id, created once per filled form, makes retries safe. */
export const addPaymentInputSchema = requestNameSchema.extend({
  paymentId: z.uuid(),
  ...paymentFields.shape,
});
export type AddPaymentInput = z.input<typeof addPaymentInputSchema>;

export const addPaymentAnswerSchema = z.object({ paymentId: z.string() });
export type AddPaymentAnswer = z.infer<typeof addPaymentAnswerSchema>;
