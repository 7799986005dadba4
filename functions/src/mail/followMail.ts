import {
  type Delivery,
  deliverySchema,
  type MailState,
  mostAttempts,
  nextTry,
  outcomeOf,
} from '@selasar/domain/mail';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { mailLog, mails } from './writeMail.ts';

export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  deliverySchema.safeParse(mail.get('delivery')).data;

/** Depends only on the mail as stored now, so events may be repeated, late or out of order. */
export async function followMail(id: string): Promise<void> {
  const state = await db.runTransaction(async (transaction) => {
    const mail = await transaction.get(mails.doc(id));
    if (!mail.exists) return undefined;
    const entry = entryOf(mail);
    transaction.set(mailLog.doc(id), entry, { merge: true });
    return entry.state;
  });
  // An alert watches for this line. The reason may quote an address, so it is only in the mail log, not here.
  if (state === 'failed') logger.warn('mail failed', { mailId: id });
}

/** Without a result from the extension the entry already says 'queued'. */
const unchangedStates = [undefined, 'PENDING', 'PROCESSING'];

export async function followDelivery(mail: DocumentSnapshot | undefined): Promise<void> {
  if (mail?.exists && !unchangedStates.includes(mail.get('delivery.state'))) {
    await followMail(mail.id);
  }
}

function entryOf(mail: DocumentSnapshot) {
  const changedAt = mail.updateTime ?? Timestamp.now();
  const delivery = deliveryOf(mail);
  return {
    to: mail.get('to'),
    subject: mail.get('message.subject'),
    createdAt: mail.createTime,
    expiresAt: expiryOf('mailLog', mail.createTime?.toMillis()),
    changedAt,
    attempts: delivery?.attempts ?? 0,
    leavesAt: FieldValue.delete(),
    nextTryAt: FieldValue.delete(),
    reason: FieldValue.delete(),
    ...stateOf(mail, delivery, changedAt),
  };
}

function stateOf(
  mail: DocumentSnapshot,
  delivery: Delivery | undefined,
  changedAt: Timestamp,
): { state: MailState; reason?: string; nextTryAt?: Timestamp } {
  // Set by a provider's webhook, not by the extension: see docs/decisions/0010-mails.md.
  if (mail.get('deliveredAt') instanceof Timestamp) return { state: 'delivered' };
  const outcome = outcomeOf(delivery);
  if (outcome.code === 'sent') return { state: 'sent' };
  if (outcome.code === 'open') return { state: 'queued' };
  const { reason, isFinal } = outcome;
  const attempts = delivery?.attempts ?? mostAttempts;
  const next = isFinal ? undefined : nextTry(attempts, changedAt.toDate());
  if (!next) return { state: 'failed', reason };
  return { state: 'queued', reason, nextTryAt: Timestamp.fromDate(next) };
}
