import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore.ts';
import { toHtml, toText } from './layout.ts';
import type { Letter } from './letter.ts';

export interface Envelope {
  /** Of what the mail tells: the same id is the same mail, which is never written twice. */
  id: string;
  to: string;
  replyTo?: string;
}

/** Documents of `mail` are what the extension 'Trigger Email' sends. */
export const mails = db.collection('mail');

/** Writes a mail in the transaction that it tells of. */
export function writeMail(transaction: Transaction, envelope: Envelope, letter: Letter): void {
  transaction.create(mails.doc(envelope.id), mailOf(envelope, letter));
}

export const mailOf = ({ to, replyTo }: Omit<Envelope, 'id'>, letter: Letter): DocumentData => ({
  to,
  ...(replyTo ? { replyTo } : {}),
  message: { subject: letter.subject, text: toText(letter), html: toHtml(letter) },
});
