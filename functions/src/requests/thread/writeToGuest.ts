import type { MailSubject } from '@selasar/domain/mail';
import type { Transaction } from 'firebase-admin/firestore';
import type { Read, RequestType } from '../requestType.ts';
import { callError } from '../../platform/callError.ts';
import { mails, writeMail } from '../../mail/writeMail.ts';
import { hourOf } from '../../platform/limits/hour.ts';
import { answerMail } from '../../mail/templates/messageMails.ts';
import { keyOfTrip } from '../../trips/joinTrip.ts';
import { isWritten, write } from './thread.ts';
import { withLocale } from '../../platform/i18n/withLocale.ts';

export type Addressee = Read & { type: RequestType };

export async function tripKeyOf({ stored }: Pick<Addressee, 'stored'>): Promise<string> {
  const { tripKey } = await keyOfTrip(stored.tripId);
  if (tripKey === undefined) throw callError({ code: 'trip-not-found' });
  return tripKey;
}

interface ByStaff {
  messageId: string;
  text: string;
  byName: string;
}

/** Nobody knows whether the guest has the page open, so the first message of an hour is also mailed. */
export async function writeToGuest(
  transaction: Transaction,
  addressee: Addressee,
  { messageId, ...said }: ByStaff,
): Promise<void> {
  const { type, document, stored } = addressee;
  const tripKey = await tripKeyOf(addressee);
  const message = { from: 'staff', ...said } as const;
  if (await isWritten(document.ref, messageId, message)) return;
  write(transaction, document.ref, messageId, message);
  const { customerEmail, customerName } = stored;
  await withLocale(stored.language, async () => {
    const mailContent = answerMail({
      customerName,
      called: type.called(stored),
      text: said.text,
      tripKey,
    });
    await mailOncePerHour(
      transaction,
      { kind: type.kind, requestId: document.id },
      customerEmail,
      mailContent,
    );
  });
}

async function mailOncePerHour(
  transaction: Transaction,
  of: MailSubject,
  to: string,
  mailContent: ReturnType<typeof answerMail>,
): Promise<void> {
  const id = `answer_${of.requestId}_${hourOf(Date.now())}`;
  if ((await mails.doc(id).get()).exists) return;
  await writeMail(transaction, { id, to, cause: 'staff', of }, mailContent);
}
