import { collections, undo } from '@selasar/domain';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { db, lockedBy, type ReadAll } from '../core/firestore.ts';
import type { Letter } from './letter.ts';
import { mailOf, mails, type Envelope } from './writeMail.ts';

/** Mails that wait, each under its id. While one is here, what it tells of can be undone. */
export const outbox = db.collection(collections.outbox);

/** Writes a mail that leaves when its change can no longer be undone, in the transaction that it tells of. */
export function queueMail(transaction: Transaction, envelope: Envelope, letter: Letter): void {
  transaction.create(outbox.doc(envelope.id), {
    mail: mailOf(envelope, letter),
    leavesAt: Timestamp.fromMillis(Date.now() + undo.mailWaitsMs),
  });
}

/**
 * Lets a mail leave, unless it was taken back. It is read within the transaction, and so is it by whoever takes it
 * back: only one of the two can succeed. The way to read is given to show what that is good for.
 */
export const letLeave = (
  id: string,
  readIn: (transaction: Transaction) => ReadAll = lockedBy,
): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const [waiting] = await readIn(transaction)(outbox.doc(id));
    if (!waiting?.exists) return;
    transaction.create(mails.doc(id), waiting.get('mail'));
    transaction.delete(waiting.ref);
  });

const atOnce = 100;

/** Lets everything leave whose time has come. One mail that cannot holds up no other. */
export async function sendDue(): Promise<void> {
  const due = await outbox.where('leavesAt', '<=', Timestamp.now()).limit(atOnce).get();
  const sent = await Promise.allSettled(due.docs.map(({ id }) => letLeave(id)));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** After which delay a mail counts as forgotten by whoever waited for it. */
const forgottenMs = 10_000;

/** Whether the event of an earlier mail waits already, given when this one leaves: it goes on until the outbox is empty. */
export async function isWaitedFor(leavesAtMs: number): Promise<boolean> {
  const earlier = outbox
    .where('leavesAt', '<', Timestamp.fromMillis(leavesAtMs))
    .where('leavesAt', '>', Timestamp.fromMillis(Date.now() - forgottenMs))
    .limit(1);
  return (await earlier.get()).size > 0;
}

/** The mail that leaves next. */
export const firstInOutbox = async (): Promise<DocumentSnapshot | undefined> =>
  (await outbox.orderBy('leavesAt').limit(1).get()).docs[0];

/** In milliseconds. */
export const leavesAt = (waiting: DocumentSnapshot): number =>
  (waiting.get('leavesAt') as Timestamp).toMillis();
