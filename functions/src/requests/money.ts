import { baliDate, limits } from '@selasar/domain/core';
import {
  paidOf,
  type Payment,
  paymentFormSchema,
  paymentPath,
  requestKinds,
} from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { callError, guestError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement, validate } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff } from './changeByStaff.ts';
import { filled } from './createOnce.ts';
import { renewedDue } from './deposit.ts';
import { changeAndNotify } from './edit.ts';
import { refuseStale } from './history.ts';
import { refuseClosed } from './kindOnServer.ts';

/** A repeated call changes nothing. */
export const setPrice = implement('setPrice', async (input, staff) => {
  const { kind, id, seen, reason, total: chosen } = input;
  const total = await changeByStaff(staff, input, async (change) => {
    const { transaction, type, document, stored } = change;
    refuseClosed(type, stored);
    const waiting = await queuedMailsOf(transaction, id);
    const { noun: name, price } = requestKinds[kind];
    const before = Number(document.get(price));
    const priceReason = chosen === null ? undefined : reason;
    const isUnchanged = document.get('priceReason') === priceReason;
    if (isUnchanged && (chosen === null || before === chosen)) return before;
    await refuseStale(document, { name, seen });
    const { total: after, fields } =
      chosen === null
        ? await type.computePrice(stored)
        : { total: chosen, fields: type.pricedBy(stored, chosen) };
    const priced = { ...(await renewedDue(stored, fields)), priceReason };
    await changeAndNotify(change, { what: 'price', fields: priced, reason, waiting });
    return after;
  });
  logger.info('price set', { kind, id, total, by: staff.uid });
  return { total };
});

/** The payment's id makes it safe to send the same again. */
export const addPayment = implement('addPayment', async (input, staff) => {
  const { kind, id, paymentId, ...form } = input;
  await changeByStaff(staff, input, async (change) => {
    const { transaction, document, stored, by } = change;
    const { payments = [] } = stored;
    const earlier = payments.find((payment) => payment.id === paymentId);
    if (earlier) return refuseOther(earlier, form);
    const refundOf = form.amount < 0 ? paidOf({ payments }) : undefined;
    const shown = { ...form, amount: Math.abs(form.amount) };
    await validate(paymentFormSchema({ today: baliDate(new Date()), refundOf }), shown);
    if (payments.length >= limits.payments) throw callError({ code: 'too-many-payments' });
    const who = { by: by.uid, byName: by.fullName };
    const payment = filled({ id: paymentId, ...form, ...who, at: Timestamp.now() });
    const fields = { payments: [...storedPayments(document.get('payments')), payment] };
    const listed = { before: { [paymentPath]: null }, after: { [paymentPath]: payment } };
    await applyChange(transaction, { what: 'payment', document, fields, listed, by });
  });
  logger.info('payment recorded', { kind, id, paymentId, by: staff.uid });
  return { paymentId };
});

/** As stored, so unknown fields of existing ones survive. */
export const storedPayments = (payments: unknown): readonly { id?: unknown }[] =>
  Array.isArray(payments) ? payments : [];

function refuseOther(
  { amount, date, way, note = '' }: Payment,
  form: { amount: number; date: string; way: string; note: string },
): void {
  const isSame =
    amount === form.amount && date === form.date && way === form.way && note === form.note;
  if (!isSame) throw guestError({ code: 'request-id-reused', field: 'paymentId' });
}
