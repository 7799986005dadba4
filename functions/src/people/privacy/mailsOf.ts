import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { mailLog } from '../../mail/log/entries.ts';
import { notices } from '../../mail/notices/tellCompany.ts';
import { mailQueue } from '../../mail/mailQueue.ts';
import { mails } from '../../mail/writeMail.ts';

/** Mail, mail queue and mail log share their ids. */
export const mailsOfRecord = (id: string): Promise<string[]> =>
  idsOf(
    mailLog.where('requestId', '==', id),
    mailLog.where('about', 'array-contains', id),
    mailQueue.where('requestId', '==', id),
  );

export const noticesOf = async (id: string): Promise<DocumentReference[]> =>
  (await notices.where('recordId', '==', id).get()).docs.map(({ ref }) => ref);

export const mailsOfAddress = (email: string): Promise<string[]> =>
  idsOf(
    mailLog.where('to', '==', email),
    mails.where('to', '==', email),
    mails.where('replyTo', '==', email),
    mailQueue.where('mail.to', '==', email),
    mailQueue.where('mail.replyTo', '==', email),
  );

export const mailDocuments = (ids: readonly string[]): DocumentReference[] =>
  ids.flatMap((id) => [mailQueue.doc(id), mails.doc(id), mailLog.doc(id)]);

async function idsOf(...queries: Query[]): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}
