import { collections, undo, type Language, type MailSubject } from '@selasar/domain';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import { logMail, ledger } from './log/entries.ts';
import type { MailContent } from './mailContent.ts';
import type { Envelope } from './mailContent.ts';
import { mailOf, mails } from './writeMail.ts';

/** Mails that wait, each under its id. While one is here, what it tells of can be undone. */
export const mailQueue = db.collection(collections.mailQueue);

/** Writes a mail that leaves when its change can no longer be undone, in the transaction that it tells of. */
export function queueMail(
  transaction: Transaction,
  envelope: Envelope,
  letter: MailContent,
  /** What the guest knew before, of a letter that later changes replace; and how long it waits. */
  { waitsMs = undo.mailWaitsMs, ...more }: { knows?: unknown; waitsMs?: number | undefined } = {},
): void {
  if (!envelope.to) return;
  const mail = mailOf(envelope, letter);
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

/** What a guest is told of a change, in a mail that waits. */
export interface HeldMail {
  letter: MailContent;
  to: string;
  of: MailSubject;
  language: Language | undefined;
  /** The mail that waits and gets the letter; without it, a new one that goes by the change's event. */
  rewrites?: string;
  knows?: unknown;
  waitsMs?: number | undefined;
}

/** Queues the mail of a change under the event's id, or puts its letter into one that waits. */
export function holdMail(
  transaction: Transaction,
  id: string,
  { letter, to, of, rewrites, knows, waitsMs }: HeldMail,
): void {
  if (rewrites !== undefined) rewriteMail(transaction, { id: rewrites, to, of }, letter);
  else queueMail(transaction, { id, to, of }, letter, { waitsMs, ...(knows ? { knows } : {}) });
}

/** Mails of a request that wait, read in the transaction: none of them leaves while it is under way. */
export async function mailsWaitingOf(
  transaction: Transaction,
  requestId: string,
): Promise<DocumentSnapshot[]> {
  const found = await mailQueue.where('requestId', '==', requestId).get();
  if (found.empty) return [];
  const waiting = await transaction.getAll(...found.docs.map(({ ref }) => ref));
  return waiting.filter(({ exists }) => exists);
}

/** Puts another letter into a mail that waits. Who calls this has read in the transaction that it does. */
function rewriteMail(transaction: Transaction, envelope: Envelope, letter: MailContent): void {
  const { id, to } = envelope;
  if (!to) return takeBackMail(transaction, id);
  const mail = mailOf(envelope, letter);
  transaction.update(mailQueue.doc(id), { mail });
  transaction.update(ledger.doc(id), { to, subject: mail.message.subject });
}

/** Takes a mail back, as if it had never been written. Who calls this has read in the transaction that it still waits. */
export function takeBackMail(transaction: Transaction, id: string): void {
  transaction.delete(mailQueue.doc(id));
  transaction.delete(ledger.doc(id));
}

/**
 * Lets a mail leave, unless it was taken back. It is read within the transaction, and so is it by whoever takes it
 * back: only one of the two can succeed.
 */
export const letLeave = (id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const waiting = await transaction.get(mailQueue.doc(id));
    if (!waiting.exists) return;
    transaction.create(mails.doc(id), { ...waiting.get('mail'), expiresAt: expiryOf('mail') });
    transaction.delete(waiting.ref);
  });

const atOnce = 100;

/** Lets everything leave whose time has come. One mail that cannot holds up no other. */
export async function sendDue(): Promise<void> {
  const due = await mailQueue.where('leavesAt', '<=', Timestamp.now()).limit(atOnce).get();
  const sent = await Promise.allSettled(due.docs.map(({ id }) => letLeave(id)));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** After which delay a mail counts as forgotten by whoever waited for it. */
const forgottenMs = 10_000;

/** Whether the event of an earlier mail waits already, given when this one leaves: it goes on until the outbox is empty. */
export async function isWaitedFor(leavesAtMs: number): Promise<boolean> {
  const earlier = mailQueue
    .where('leavesAt', '<', Timestamp.fromMillis(leavesAtMs))
    .where('leavesAt', '>', Timestamp.fromMillis(Date.now() - forgottenMs))
    .limit(1);
  return (await earlier.get()).size > 0;
}

/** The mail that leaves next. */
export const firstInOutbox = async (): Promise<DocumentSnapshot | undefined> =>
  (await mailQueue.orderBy('leavesAt').limit(1).get()).docs[0];

/** In milliseconds. */
export const leavesAt = (waiting: DocumentSnapshot): number =>
  (waiting.get('leavesAt') as Timestamp).toMillis();
