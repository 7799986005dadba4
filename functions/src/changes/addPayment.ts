import {
  baliDate,
  limits,
  paymentFormSchema,
  paymentPath,
  type AddPaymentAnswer,
  type Payment,
} from '@selasar/domain';
import { Timestamp } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { callError, guestError } from '../platform/callError.ts';
import { filled } from '../platform/requests/createOnce.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { requestTypes } from './requestTypes.ts';

/** Staff record a payment or refund. The payment's id makes it safe to send the same again. */
export const addPayment = implement(
  'addPayment',
  async ({ kind, id, paymentId, ...form }, staff): Promise<AddPaymentAnswer> => {
    await changeByStaff(staff, requestTypes[kind], id, async (change) => {
      const { transaction, document, stored, by } = change;
      const { payments = [] } = stored;
      const earlier = payments.find((payment) => payment.id === paymentId);
      if (earlier) return refuseOther(earlier, form);
      await validate(paymentFormSchema(baliDate(new Date())), form);
      if (payments.length >= limits.payments) throw callError({ code: 'too-many-payments' });
      const who = { by: by.uid, byName: by.fullName };
      const payment = filled({ id: paymentId, ...form, ...who, at: Timestamp.now() });
      const fields = { payments: [...storedPayments(document.get('payments')), payment] };
      const listed = { before: { [paymentPath]: null }, after: { [paymentPath]: payment } };
      await applyChange(transaction, { what: 'payment', document, fields, listed, by });
    });
    logger.info('payment recorded', { kind, id, paymentId, by: staff.uid });
    return { paymentId };
  },
);

/** The payments as stored, so unknown fields of existing ones survive. */
export const storedPayments = (payments: unknown): readonly { id?: unknown }[] =>
  Array.isArray(payments) ? payments : [];

/** Throws if the id belongs to a different payment. */
function refuseOther(
  { amount, date, way, note = '' }: Payment,
  form: { amount: number; date: string; way: string; note: string },
): void {
  const isSame =
    amount === form.amount && date === form.date && way === form.way && note === form.note;
  if (!isSame) throw guestError({ code: 'request-id-reused', field: 'paymentId' });
}
