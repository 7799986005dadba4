import { collections } from '@selasar/domain';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import type { Envelope, Mail } from '../mailContent.ts';

/** What staff are told of each mail, under the mail's id. */
export const ledger = db.collection(collections.mailLog);

/** Enters a new mail, in the transaction that writes it: from then on it is queued. */
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
