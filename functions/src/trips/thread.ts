import { pathWithin, subcollections, type ThreadMessage } from '@selasar/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../platform/callError.ts';
import { db } from '../platform/firestore.ts';

type Written = Omit<ThreadMessage, 'id' | 'at'>;

const messageOf = (request: DocumentReference, messageId: string): DocumentReference =>
  db.collection(pathWithin(request.path, subcollections.thread)).doc(messageId);

/** Whether this message is stored already. Throws if the id belongs to a different one. */
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

/** Adds a message to the thread of a request, and marks whether its guest waits for an answer. */
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
  transaction.update(request, {
    unanswered: isGuest ? true : FieldValue.delete(),
    lastMessageAt: FieldValue.serverTimestamp(),
  });
}
