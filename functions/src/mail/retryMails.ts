import { outcomeOf } from '@selasar/domain/mail';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import { settleAll } from '../platform/concurrency.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { onJob } from '../platform/onJob.ts';
import { implement } from '../platform/operation.ts';
import { deliveryOf, followMail } from './followMail.ts';
import { mailLog, mails } from './writeMail.ts';

/** A second caller at the same time finds it already requested. */
export const retryMail = (
  id: string,
  authorize?: (transaction: Transaction) => Promise<unknown>,
): Promise<'queued' | 'mail-not-found' | 'mail-not-refused'> =>
  db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const mail = await transaction.get(mails.doc(id));
    if (!mail.exists) return 'mail-not-found';
    if (outcomeOf(deliveryOf(mail)).code !== 'refused') return 'mail-not-refused';
    transaction.update(mail.ref, { 'delivery.state': 'RETRY' });
    transaction.set(
      mailLog.doc(id),
      { state: 'queued', nextTryAt: FieldValue.delete(), changedAt: FieldValue.serverTimestamp() },
      { merge: true },
    );
    return 'queued';
  });

export const sendAgain = implement('sendAgain', async ({ mailId }, staff) => {
  const answer = await retryMail(mailId, staff.authorize);
  if (answer !== 'queued') throw callError({ code: answer });
  logger.info('mail sent again', { mailId, by: staff.uid });
  return { mailId };
});

const atOnce = 100;

async function retryDueMails(): Promise<void> {
  const now = Timestamp.now();
  const due = await mailLog.where('nextTryAt', '<=', now).limit(atOnce).get();
  const stuck = await mails.where('delivery.leaseExpireTime', '<=', now).limit(atOnce).get();
  await settleAll([
    ...due.docs.map(({ id }) => retryOne(id)),
    ...stuck.docs.map(({ id }) => endLease(id)),
  ]);
}

async function retryOne(id: string): Promise<void> {
  const answer = await retryMail(id);
  if (answer === 'mail-not-refused') await followMail(id);
  // The mail may have expired: nothing is left to send.
  if (answer === 'mail-not-found') {
    await mailLog.doc(id).update({ state: 'failed', nextTryAt: FieldValue.delete() });
  }
}

/** If a server of the extension dies, its mail stays in 'PROCESSING' forever. Such an attempt counts as refused. */
const endLease = (id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const mail = await transaction.get(mails.doc(id));
    const delivery = deliveryOf(mail);
    if (!delivery?.leaseExpireTime || delivery.leaseExpireTime.getTime() > Date.now()) return;
    const isStuck = delivery.state === 'PROCESSING';
    transaction.update(mail.ref, {
      'delivery.leaseExpireTime': null,
      ...(isStuck && {
        'delivery.state': 'ERROR',
        'delivery.error': 'Message processing lease expired.',
        'delivery.attempts': FieldValue.increment(1),
      }),
    });
  });

/** The extension itself makes one attempt. */
export const retryMails = onJob('retryMails', retryDueMails);
