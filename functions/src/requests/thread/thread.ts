import { pathWithin, subcollections } from '@selasar/domain/core';
import type { ThreadMessage } from '@selasar/domain/trips';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { answerMail } from '../../mail/templates/messageMails.ts';
import { mails, writeMail } from '../../mail/writeMail.ts';
import { callError, guestError } from '../../platform/callError.ts';
import { hourOf } from '../../platform/expiry.ts';
import { db } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/locale.ts';
import { keyOfTrip } from '../../trips/joinTrip.ts';
import { markRequest } from '../applyChange.ts';
import type { Read, KindOnServer } from '../kindOnServer.ts';

type Written = Omit<ThreadMessage, 'id' | 'at'>;

const messageOf = (request: DocumentReference, messageId: string): DocumentReference =>
  db.collection(pathWithin(request.path, subcollections.thread)).doc(messageId);

/** Throws if the id belongs to a different message. */
export async function isWritten(
  request: DocumentReference,
  messageId: string,
  { from, text }: Written,
): Promise<boolean> {
  const stored = await messageOf(request, messageId).get();
  if (!stored.exists) return false;
  if (stored.get('from') === from && stored.get('text') === text) return true;
  throw guestError({ code: 'request-id-reused', field: 'messageId' });
}

export function write(
  transaction: Transaction,
  request: DocumentReference,
  messageId: string,
  message: Written,
): void {
  transaction.create(messageOf(request, messageId), {
    ...message,
    at: FieldValue.serverTimestamp(),
  });
  const isGuest = message.from === 'guest';
  markRequest(transaction, request, 'message', {
    unanswered: isGuest ? true : undefined,
    lastMessageAt: FieldValue.serverTimestamp(),
  });
}

export type Addressee = Read & { type: KindOnServer };

export async function requireTripKey({ stored }: Pick<Addressee, 'stored'>): Promise<string> {
  const { tripKey } = await keyOfTrip(stored.tripId);
  if (tripKey === undefined) throw callError({ code: 'trip-not-found' });
  return tripKey;
}

/** Nobody knows whether the guest has the page open, so the first message of an hour is also mailed. */
export async function writeToGuest(
  transaction: Transaction,
  addressee: Addressee,
  { messageId, text, byName }: { messageId: string; text: string; byName: string },
): Promise<void> {
  const { type, document, stored } = addressee;
  const tripKey = await requireTripKey(addressee);
  const message = { from: 'staff', text, byName } as const;
  if (await isWritten(document.ref, messageId, message)) return;
  write(transaction, document.ref, messageId, message);
  const id = `answer_${document.id}_${hourOf(Date.now())}`;
  if ((await mails.doc(id).get()).exists) return;
  const { customerEmail: to, customerName } = stored;
  const of = { kind: type.kind, requestId: document.id };
  await withLocale(stored.language, () => {
    const mail = answerMail({ customerName, called: type.called(stored), text, tripKey });
    return writeMail(transaction, { id, to, cause: 'staff', of }, mail);
  });
}
