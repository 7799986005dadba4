import {
  addDays,
  baliDate,
  collections,
  lineSchema,
  linesSchema,
  startOfBaliDate,
} from '@selasar/domain/core';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { expiryOf, hourOf, takenThisHour } from '../platform/expiry.ts';
import { db } from '../platform/firestore.ts';
import { hashOf, hashOfPerson } from '../platform/hash.ts';
import { settings } from '../platform/settings.ts';
import { toHtml, toText } from './layout.ts';
import {
  type Attachment,
  type Envelope,
  greeting as asGreeting,
  type Mail,
  type MailContent,
} from './mailContent.ts';

/** Protects mailboxes from floods: anyone can have typed the address into our forms. */
async function mayMail(
  transaction: Transaction,
  email: string,
  cause: 'guest' | 'schedule',
): Promise<boolean> {
  const now = new Date();
  const day = baliDate(now);
  const person = await hashOfPerson(email);
  const counter = db.collection(collections.rateLimits).doc(await hashOf(`mails of ${person}`));
  const stored = await counter.get();
  const taken = takenThisHour(stored, now.getTime());
  const today = stored.get('day') === day ? Number(stored.get('today') ?? 0) : 0;
  const most = settings.mailsPerEmail.value();
  if (taken >= most || (cause === 'schedule' && today >= most)) return false;
  const expiresAt = Timestamp.fromDate(startOfBaliDate(addDays(day, 1)));
  const hour = hourOf(now.getTime());
  const after = { person, hour, taken: taken + 1, day, today: today + 1, expiresAt };
  createOrUpdate(transaction, stored, after);
  return true;
}

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
  facts: facts.map(([label, value, ...href]) => [line(label), lines(value), ...href] as const),
});

/** Does nothing without an email or with too many mails. The limit needs a retrying transaction. */
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

/** The door of all mails, at once or queued. Counts the mail if it is limited. */
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

export const mailLog = db.collection(collections.mailLog);

export function logMail(
  transaction: Transaction,
  { id, of }: Pick<Envelope, 'id' | 'of'>,
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
