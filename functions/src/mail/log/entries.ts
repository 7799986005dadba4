import { collections } from '@selasar/domain';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import type { Envelope, Mail } from '../mailContent.ts';

/** The mail log: an entry per mail, under the mail's id. */
export const ledger = db.collection(collections.mailLog);

/** Logs a new mail as queued, in the transaction that writes the mail. */
export function logMail(
  transaction: Transaction,
  { id, of }: Envelope,
  { to, message }: Mail,
  more: { leavesAt?: Timestamp } = {},
): void {
  transaction.create(ledger.doc(id), {
    ...of,
    ...more,
    to,
    subject: message.subject,
    state: 'queued',
    attempts: 0,
    createdAt: FieldValue.serverTimestamp(),
    changedAt: FieldValue.serverTimestamp(),
    expiresAt: expiryOf('mailLog'),
  });
}
