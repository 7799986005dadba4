import { collections } from '@selasar/domain/core';
import type { Language } from '@selasar/domain/i18n';
import type { MailSubject } from '@selasar/domain/mail';
import { undo } from '@selasar/domain/requests';
import {
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { settleAll } from '../platform/concurrency.ts';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import { onJob } from '../platform/onJob.ts';
import type { Envelope, Mail, MailContent } from './mailContent.ts';
import { isAccepted, logMail, mailLog, mailOf, mails } from './writeMail.ts';

/** A change can be undone while its mail is here. */
export const mailQueue = db.collection(collections.mailQueue);

export interface ChangeMail {
  mailContent: MailContent;
  to: string;
  cause: 'guest' | 'staff';
  of: MailSubject;
  language: Language | undefined;
  /** The waiting mail to rewrite; without it a new mail is queued under the event's id. */
  rewrites?: string;
  /** What the guest knew before, if later changes may replace this mail. */
  knows?: unknown;
  /** The waiting mails that it replaces. They wait again once its change is undone. */
  replaces?: readonly DocumentSnapshot[];
  waitsMs?: number | undefined;
}

export async function queueMail(
  transaction: Transaction,
  id: string,
  change: ChangeMail,
): Promise<void> {
  const { mailContent, rewrites, knows, replaces = [], to, cause, of } = change;
  const { waitsMs = undo.mailWaitsMs } = change;
  if (rewrites !== undefined) return rewriteMail(transaction, { id: rewrites, to }, mailContent);
  const envelope = { id, to, cause, of };
  if (!(await isAccepted(transaction, envelope))) return;
  const mail = mailOf(envelope, mailContent);
  const leavesAt = Timestamp.fromMillis(Date.now() + waitsMs);
  transaction.create(mailQueue.doc(id), {
    mail,
    leavesAt,
    expiresAt: expiryOf('mailQueue'),
    requestId: of.requestId,
    ...(knows ? { knows } : {}),
    ...(replaces.length > 0 && { replaces: replaces.map(asReplaced) }),
  });
  logMail(transaction, envelope, mail, { leavesAt });
}

/** Only the newest change can be undone, so it need not know what it replaced itself. */
function asReplaced(waiting: DocumentSnapshot): DocumentData {
  const { replaces: _, ...queued } = waiting.data() ?? {};
  return { id: waiting.id, queued };
}

/** The mails that a withdrawn one has replaced. */
export function restoreReplaced(
  transaction: Transaction,
  withdrawn: DocumentSnapshot,
  of: MailSubject,
): void {
  const replaced = (withdrawn.get('replaces') ?? []) as { id: string; queued: DocumentData }[];
  for (const { id, queued } of replaced) {
    const { mail, leavesAt } = queued as { mail: Mail; leavesAt: Timestamp };
    transaction.create(mailQueue.doc(id), queued);
    logMail(transaction, { id, of }, mail, { leavesAt });
  }
}

/** Read in the transaction: none is sent while it runs. */
export async function queuedMailsOf(
  transaction: Transaction,
  requestId: string,
): Promise<DocumentSnapshot[]> {
  const found = await mailQueue.where('requestId', '==', requestId).get();
  if (found.empty) return [];
  const waiting = await transaction.getAll(...found.docs.map(({ ref }) => ref));
  return waiting.filter(({ exists }) => exists);
}

/** The caller's transaction must have read it as waiting. */
function rewriteMail(
  transaction: Transaction,
  { id, to }: Pick<Envelope, 'id' | 'to'>,
  mailContent: MailContent,
): void {
  if (!to) return withdrawMail(transaction, id);
  const mail = mailOf({ to }, mailContent);
  transaction.update(mailQueue.doc(id), { mail });
  transaction.update(mailLog.doc(id), { to, subject: mail.message.subject });
}

/** The caller's transaction must have read it as waiting. */
export function withdrawMail(transaction: Transaction, id: string): void {
  transaction.delete(mailQueue.doc(id));
  transaction.delete(mailLog.doc(id));
}

/** Sending and withdrawing read the mail in their transaction, so only one can succeed. */
export const sendQueued = (id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const waiting = await transaction.get(mailQueue.doc(id));
    if (!waiting.exists) return;
    transaction.create(mails.doc(id), { ...waiting.get('mail'), expiresAt: expiryOf('mail') });
    transaction.delete(waiting.ref);
  });

const atOnce = 100;

export async function sendDue(): Promise<void> {
  const due = await mailQueue.where('leavesAt', '<=', Timestamp.now()).limit(atOnce).get();
  await settleAll(due.docs.map(({ id }) => sendQueued(id)));
}

export const sweepMailQueue = onJob('sweepMailQueue', sendDue);
