import { outcomeOf } from '@selasar/domain';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { mails } from '../writeMail.ts';
import { ledger } from './entries.ts';
import { deliveryOf, followMail } from './followMail.ts';

type Answer = 'asked' | 'mail-not-found' | 'mail-not-refused';

/**
 * Has the extension send a mail once more, if it was refused. Whoever else wants the same at the same time finds it
 * asked already.
 */
export const tryAgain = (
  id: string,
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<Answer> =>
  db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const mail = await transaction.get(mails.doc(id));
    if (!mail.exists) return 'mail-not-found';
    if (outcomeOf(deliveryOf(mail)).code !== 'refused') return 'mail-not-refused';
    transaction.update(mail.ref, { 'delivery.state': 'RETRY' });
    transaction.set(
      ledger.doc(id),
      { state: 'queued', nextTryAt: FieldValue.delete(), changedAt: FieldValue.serverTimestamp() },
      { merge: true },
    );
    return 'asked';
  });

const atOnce = 100;

/** Tries again what was refused and has waited long enough, and what the extension left lying. */
async function tryDueAgain(): Promise<void> {
  const now = Timestamp.now();
  const due = await ledger.where('nextTryAt', '<=', now).limit(atOnce).get();
  const hung = await mails.where('delivery.leaseExpireTime', '<=', now).limit(atOnce).get();
  const done = await Promise.allSettled([
    ...due.docs.map(({ id }) => tryOne(id)),
    ...hung.docs.map(({ id }) => endLease(id)),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

async function tryOne(id: string): Promise<void> {
  const answer = await tryAgain(id);
  if (answer === 'mail-not-refused') await followMail(id);
  // A mail may be deleted after a while: there is nothing left to send.
  if (answer === 'mail-not-found') {
    await ledger.doc(id).update({ state: 'failed', nextTryAt: FieldValue.delete() });
  }
}

/**
 * A server of the extension that dies leaves its mail in 'PROCESSING', and nobody looks again. Such an attempt counts as
 * refused.
 */
const endLease = (id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const mail = await transaction.get(mails.doc(id));
    const delivery = deliveryOf(mail);
    if (!delivery?.leaseExpireTime || delivery.leaseExpireTime.getTime() > Date.now()) return;
    const isHung = delivery.state === 'PROCESSING';
    transaction.update(mail.ref, {
      'delivery.leaseExpireTime': null,
      ...(isHung
        ? {
            'delivery.state': 'ERROR',
            'delivery.error': 'Message processing lease expired.',
            'delivery.attempts': FieldValue.increment(1),
          }
        : {}),
    });
  });

/** The extension itself tries once. */
export const retryMails = onJob('retryMails', tryDueAgain);
