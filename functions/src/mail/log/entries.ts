import { collections } from '@selasar/domain/core';
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import type { Envelope, Mail } from '../mailContent.ts';

export const mailLog = db.collection(collections.mailLog);

export function logMail(
  transaction: Transaction,
  { id, of }: Envelope,
  { to, message }: Mail,
  more: { leavesAt?: Timestamp } = {},
): void {
  transaction.create(mailLog.doc(id), {
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
