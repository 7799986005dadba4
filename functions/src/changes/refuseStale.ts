import { changeText, statusEventSchema, subcollections, type StatusEvent } from '@selasar/domain';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import { callError } from '../platform/callError.ts';

/** Throws if the view is outdated, and names who has changed what since. */
export async function refuseStale(
  document: DocumentSnapshot,
  { name, seen }: { name: 'booking' | 'transfer'; seen: number },
): Promise<void> {
  const updatedAt: unknown = document.get('updatedAt');
  if (updatedAt instanceof Timestamp && updatedAt.toMillis() === seen) return;
  throw await staleError(document, name);
}

async function staleError(
  { ref }: DocumentSnapshot,
  name: 'booking' | 'transfer',
): Promise<HttpsError> {
  const newest = await ref.collection(subcollections.events).orderBy('at', 'desc').limit(1).get();
  const event = statusEventSchema.safeParse(newest.docs[0]?.data()).data;
  return callError({
    code: 'request-changed',
    facts: { name, by: event ? who(event) : '', what: event ? what(event) : '' },
  });
}

const who = ({ by, byName, byEmail }: StatusEvent): string =>
  by === 'guest' ? 'The guest' : ((byName || byEmail) ?? '');

function what({ from, to, change, changeRequest }: StatusEvent): string {
  if (change) return changeText(change);
  if (changeRequest)
    return changeRequest.what === 'cancel' ? 'a request to cancel' : 'a request to change it';
  return from === null ? '' : `${from} → ${to}`;
}
