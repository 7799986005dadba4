import {
  deliverySchema,
  mostAttempts,
  nextTry,
  outcomeOf,
  type Delivery,
  type MailState,
} from '@selasar/domain';
import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { mails } from '../writeMail.ts';
import { ledger } from './entries.ts';

/** What the extension has said of a mail; undefined before it has said anything. */
export const deliveryOf = (mail: DocumentSnapshot): Delivery | undefined =>
  deliverySchema.safeParse(mail.get('delivery')).data;

/**
 * Makes the ledger say what has become of a mail. It depends on nothing but the mail as it is stored now: so it may run
 * twice, late, or for an event that others have overtaken.
 */
export async function followMail(id: string): Promise<void> {
  const state = await db.runTransaction(async (transaction) => {
    const mail = await transaction.get(mails.doc(id));
    if (!mail.exists) return undefined;
    const entry = entryOf(mail);
    transaction.set(ledger.doc(id), entry, { merge: true });
    return entry.state;
  });
  // An alert waits for it. The reason may quote an address; staff read it on their pages.
  if (state === 'failed') logger.warn('mail failed', { mailId: id });
}

/** Until the extension has an answer, the ledger says so already: the mail is queued. */
const saysNothingNew = [undefined, 'PENDING', 'PROCESSING'];

/** Keeps the ledger equal to what the extension says of a mail. */
export async function followDelivery(mail: DocumentSnapshot | undefined): Promise<void> {
  if (mail?.exists && !saysNothingNew.includes(mail.get('delivery.state'))) {
    await followMail(mail.id);
  }
}

function entryOf(mail: DocumentSnapshot) {
  const changedAt = mail.updateTime ?? Timestamp.now();
  const delivery = deliveryOf(mail);
  const { attempts = 0 } = delivery ?? {};
  return {
    to: mail.get('to'),
    subject: mail.get('message.subject'),
    createdAt: mail.createTime,
    expiresAt: expiryOf('mailLog', mail.createTime?.toMillis()),
    changedAt,
    attempts,
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
  // Not by the extension, which does not know: see the decision about mails.
  if (mail.get('deliveredAt') instanceof Timestamp) return { state: 'delivered' };
  const outcome = outcomeOf(delivery);
  if (outcome.code === 'sent') return { state: 'sent' };
  if (outcome.code === 'open') return { state: 'queued' };
  const { reason, isFinal } = outcome;
  const next = isFinal
    ? undefined
    : nextTry(delivery?.attempts ?? mostAttempts, changedAt.toDate());
  return next
    ? { state: 'queued', reason, nextTryAt: Timestamp.fromDate(next) }
    : { state: 'failed', reason };
}
