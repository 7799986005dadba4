import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore.ts';
import { toHtml, toText } from './layout.ts';
import type { Letter } from './letter.ts';

interface Envelope {
  /** Of what the mail tells: the same id is the same mail, which is never written twice. */
  id: string;
  to: string;
  replyTo?: string;
}

/** Writes a document of `mail`, which the extension 'Trigger Email' sends, in the transaction that it tells of. */
export function writeMail(
  transaction: Transaction,
  { id, to, replyTo }: Envelope,
  letter: Letter,
): void {
  transaction.create(db.collection('mail').doc(id), {
    to,
    ...(replyTo ? { replyTo } : {}),
    message: { subject: letter.subject, text: toText(letter), html: toHtml(letter) },
  });
}
