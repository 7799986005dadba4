import { collections, lineSchema, linesSchema } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { expiryOf } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import { mayMail } from '../platform/requests/limitMails.ts';
import { greeting as asGreeting } from './greeting.ts';
import { toHtml, toText } from './layout.ts';
import { logMail } from './log/entries.ts';
import type { Attachment, Envelope, Mail, MailContent } from './mailContent.ts';

/** Documents of `mail`, which the extension 'Trigger Email' sends. */
export const mails = db.collection(collections.mail);

const line = (text: string) => lineSchema().parse(text);
const lines = (text: string) => linesSchema().parse(text);

/** Removes control characters, so that a name or title cannot add a header after the subject. */
const clean = ({ subject, greeting, paragraphs, facts, ...rest }: MailContent): MailContent => ({
  ...rest,
  subject: line(subject),
  greeting: asGreeting(line(greeting)),
  paragraphs: paragraphs.map(lines),
  facts: facts.map(([label, value]) => [line(label), lines(value)] as const),
});

/**
 * Writes a mail in the transaction of its cause. Does nothing for a guest without an email, or with too many mails. The
 * limit needs a transaction that retries when its preconditions fail.
 */
export async function writeMail(
  transaction: Transaction,
  envelope: Envelope,
  mailContent: MailContent,
): Promise<void> {
  if (!(await isAccepted(transaction, envelope))) return;
  const mail = mailOf(envelope, mailContent);
  transaction.create(mails.doc(envelope.id), { ...mail, expiresAt: expiryOf('mail') });
  logMail(transaction, envelope, mail);
}

/** The door of all mails, at once or queued: whether this one may be sent. Counts it if it is limited. */
export async function isAccepted(
  transaction: Transaction,
  { to, cause }: Pick<Envelope, 'to' | 'cause'>,
): Promise<boolean> {
  if (!to) return false;
  return cause === 'guest' || cause === 'schedule' ? mayMail(transaction, to, cause) : true;
}

export function mailOf({ to }: Pick<Envelope, 'to'>, mailContent: MailContent): Mail {
  const content = clean(mailContent);
  const { subject, attachments } = content;
  return {
    to,
    message: {
      subject,
      text: toText(content),
      html: toHtml(content),
      ...(attachments ? { attachments: attachments.map(encoded) } : {}),
    },
  };
}

/** Base64, which mail servers accept and SendGrid requires. */
const encoded = ({ content, ...file }: Attachment) => ({
  ...file,
  content: Buffer.from(content).toString('base64'),
  encoding: 'base64',
});
