import { pathWithin, subcollections } from '@selasar/domain/core';
import type { ThreadMessage } from '@selasar/domain/trips';
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { guestError } from '../../platform/callError.ts';
import { markRequest } from '../applyChange.ts';
import { db } from '../../platform/firestore.ts';

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
