import { collections, undo, type Language, type MailSubject } from '@selasar/domain';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import { logMail, ledger } from './log/entries.ts';
import type { Envelope, MailContent } from './mailContent.ts';
import { isAccepted, mailOf, mails } from './writeMail.ts';

/** The mail queue: waiting mails by id. A change can be undone while its mail is here. */
export const mailQueue = db.collection(collections.mailQueue);

/** Queues a mail that is sent when its change can no longer be undone, in the transaction of the change. */
export async function queueMail(
  transaction: Transaction,
  envelope: Envelope,
  mailContent: MailContent,
  /** What the guest knew before, if later changes may replace this mail; and how long it waits. */
  { waitsMs = undo.mailWaitsMs, ...more }: { knows?: unknown; waitsMs?: number | undefined } = {},
): Promise<void> {
  if (!(await isAccepted(transaction, envelope))) return;
  const mail = mailOf(envelope, mailContent);
  const leavesAt = Timestamp.fromMillis(Date.now() + waitsMs);
  const of = envelope.of ? { requestId: envelope.of.requestId } : {};
  transaction.create(mailQueue.doc(envelope.id), {
    mail,
    leavesAt,
    expiresAt: expiryOf('mailQueue'),
    ...of,
    ...more,
  });
  logMail(transaction, envelope, mail, { leavesAt });
}

/** A mail to the guest about a change, to be queued. */
export interface ChangeMail {
  mailContent: MailContent;
  to: string;
  cause: 'guest' | 'staff';
  of: MailSubject;
  language: Language | undefined;
  /** The waiting mail to rewrite; without it a new mail is queued under the event's id. */
  rewrites?: string;
  knows?: unknown;
  waitsMs?: number | undefined;
}

/** Queues the mail of a change under the event's id, or rewrites a waiting one. */
export async function queueChangeMail(
  transaction: Transaction,
  id: string,
  { mailContent, rewrites, knows, waitsMs, to, cause, of }: ChangeMail,
): Promise<void> {
  if (rewrites !== undefined) rewriteMail(transaction, { id: rewrites, to }, mailContent);
  else {
    const more = { waitsMs, ...(knows ? { knows } : {}) };
    await queueMail(transaction, { id, to, cause, of }, mailContent, more);
  }
}

/** The waiting mails of a request, read in the transaction: none is sent while it runs. */
export async function queuedMailsOf(
  transaction: Transaction,
  requestId: string,
): Promise<DocumentSnapshot[]> {
  const found = await mailQueue.where('requestId', '==', requestId).get();
  if (found.empty) return [];
  const waiting = await transaction.getAll(...found.docs.map(({ ref }) => ref));
  return waiting.filter(({ exists }) => exists);
}

/** Replaces the content of a waiting mail. The caller's transaction must have read it as waiting. */
function rewriteMail(
  transaction: Transaction,
  { id, to }: Pick<Envelope, 'id' | 'to'>,
  mailContent: MailContent,
): void {
  if (!to) return withdrawMail(transaction, id);
  const mail = mailOf({ to }, mailContent);
  transaction.update(mailQueue.doc(id), { mail });
  transaction.update(ledger.doc(id), { to, subject: mail.message.subject });
}

/** Withdraws a mail without a trace. The caller's transaction must have read it as waiting. */
export function withdrawMail(transaction: Transaction, id: string): void {
  transaction.delete(mailQueue.doc(id));
  transaction.delete(ledger.doc(id));
}

/** Sends a mail unless it was withdrawn. Both read it in their transaction, so only one can succeed. */
export const sendQueued = (id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const waiting = await transaction.get(mailQueue.doc(id));
    if (!waiting.exists) return;
    transaction.create(mails.doc(id), { ...waiting.get('mail'), expiresAt: expiryOf('mail') });
    transaction.delete(waiting.ref);
  });

const atOnce = 100;

/** Sends all due mails. One failure does not hold up the others. */
export async function sendDue(): Promise<void> {
  const due = await mailQueue.where('leavesAt', '<=', Timestamp.now()).limit(atOnce).get();
  const sent = await Promise.allSettled(due.docs.map(({ id }) => sendQueued(id)));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The delay in milliseconds after which a mail counts as abandoned by its server. */
const maxOverdueMs = 10_000;

/** Whether an earlier event, which runs until the queue is empty, will also send this mail. */
export async function isSweepRunning(leavesAtMs: number): Promise<boolean> {
  const earlier = mailQueue
    .where('leavesAt', '<', Timestamp.fromMillis(leavesAtMs))
    .where('leavesAt', '>', Timestamp.fromMillis(Date.now() - maxOverdueMs))
    .limit(1);
  return (await earlier.get()).size > 0;
}

/** The next due mail. */
export const firstQueued = async (): Promise<DocumentSnapshot | undefined> =>
  (await mailQueue.orderBy('leavesAt').limit(1).get()).docs[0];

/** In milliseconds. */
export const leavesAt = (waiting: DocumentSnapshot): number =>
  (waiting.get('leavesAt') as Timestamp).toMillis();
