import type { DocumentReference, Query } from 'firebase-admin/firestore';
import { ledger } from '../../mail/log/entries.ts';
import { notices } from '../../mail/notices/tellCompany.ts';
import { mailQueue } from '../../mail/mailQueue.ts';
import { mails } from '../../mail/writeMail.ts';

/** The mails of a booking, transfer or message, by the ids that mail, mail queue and mail log share. */
export const mailsOfRecord = (id: string): Promise<string[]> =>
  idsOf(
    ledger.where('requestId', '==', id),
    ledger.where('about', 'array-contains', id),
    mailQueue.where('requestId', '==', id),
  );

/** What the company was or will be told of a record. */
export const noticesOf = async (id: string): Promise<DocumentReference[]> =>
  (await notices.where('recordId', '==', id).get()).docs.map(({ ref }) => ref);

/** Mails to an email address, and mails whose reply goes to it. */
export const mailsOfAddress = (email: string): Promise<string[]> =>
  idsOf(
    ledger.where('to', '==', email),
    mails.where('to', '==', email),
    mails.where('replyTo', '==', email),
    mailQueue.where('mail.to', '==', email),
    mailQueue.where('mail.replyTo', '==', email),
  );

/** All collections that hold mails. */
export const mailDocuments = (ids: readonly string[]): DocumentReference[] =>
  ids.flatMap((id) => [mailQueue.doc(id), mails.doc(id), ledger.doc(id)]);

async function idsOf(...queries: Query[]): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}
