import { collections, lineSchema, linesSchema } from '@selasar/domain';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { db } from '../core/firestore.ts';
import { toHtml, toText } from './layout.ts';
import type { Letter } from './letter.ts';

export interface Envelope {
  /** Of what the mail tells: the same id is the same mail, which is never written twice. */
  id: string;
  to: string;
  replyTo?: string;
}

/** Documents of `mail` are what the extension 'Trigger Email' sends. */
export const mails = db.collection(collections.mail);

const line = (text: string) => lineSchema().parse(text);
const lines = (text: string) => linesSchema().parse(text);

/** The letter without control characters: whatever a name or a title holds, no header follows the subject. */
const clean = ({ subject, greeting, paragraphs, facts }: Letter): Letter => ({
  subject: line(subject),
  greeting: line(greeting),
  paragraphs: paragraphs.map(lines),
  facts: facts.map(([label, value]) => [line(label), lines(value)] as const),
});

/** Writes a mail in the transaction that it tells of. */
export function writeMail(transaction: Transaction, envelope: Envelope, letter: Letter): void {
  transaction.create(mails.doc(envelope.id), mailOf(envelope, letter));
}

export function mailOf({ to, replyTo }: Omit<Envelope, 'id'>, letter: Letter): DocumentData {
  const content = clean(letter);
  return {
    to,
    ...(replyTo ? { replyTo } : {}),
    message: { subject: content.subject, text: toText(content), html: toHtml(content) },
  };
}
