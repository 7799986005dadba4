import { subcollections } from '@selasar/domain/core';
import {
  changeText,
  isChange,
  type StatusEvent,
  statusEventSchema,
} from '@selasar/domain/requests';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Author } from '../platform/audit.ts';
import { callError } from '../platform/callError.ts';

export interface CrewAuthor {
  crewId: string;
  name: string;
}

export type Actor = Author | CrewAuthor | 'guest';

export function eventAuthor(by: Actor) {
  if (by === 'guest') return { by };
  if ('crewId' in by) return { by: 'crew', byName: by.name };
  return { by: by.uid, byName: by.fullName, byEmail: by.email };
}

type NewEvent = Pick<StatusEvent, 'from' | 'to' | 'undoes' | 'changeRequest' | 'change'> & {
  by: Actor;
  /** A given id makes it one event, however often it is written. */
  id?: string;
};

export function recordEvent(
  transaction: Transaction,
  record: DocumentReference,
  { by, id, ...details }: NewEvent,
): string {
  const event = id === undefined ? eventsOf(record).doc() : eventsOf(record).doc(id);
  transaction.create(event, { ...details, ...eventAuthor(by), at: FieldValue.serverTimestamp() });
  return event.id;
}

export async function refuseStale(
  document: DocumentSnapshot,
  { name, seen }: { name: 'booking' | 'transfer'; seen: number },
): Promise<void> {
  const updatedAt: unknown = document.get('updatedAt');
  if (updatedAt instanceof Timestamp && updatedAt.toMillis() === seen) return;
  const newest = await eventsOf(document.ref).orderBy('at', 'desc').limit(1).get();
  const event = statusEventSchema.safeParse(newest.docs[0]?.data()).data;
  const facts = { name, by: event ? who(event) : '', what: event ? what(event) : '' };
  throw callError({ code: 'request-changed', facts });
}

const who = ({ by, byName, byEmail }: StatusEvent): string =>
  by === 'guest' ? 'The guest' : ((byName || byEmail) ?? '');

function what({ from, to, change, changeRequest }: StatusEvent): string {
  if (change) return changeText(change);
  if (changeRequest?.what === 'cancel') return 'a request to cancel';
  if (changeRequest) return 'a request to change it';
  return from === null ? '' : `${from} → ${to}`;
}

export type RecordedEvent = StatusEvent & { id: string };

export const eventsOf = (request: DocumentReference) => request.collection(subcollections.events);

const searchedEvents = 10;

/** A change request by the guest does not count: it changes nothing yet. */
export async function newestChange(request: DocumentReference): Promise<RecordedEvent | undefined> {
  const newest = await eventsOf(request).orderBy('at', 'desc').limit(searchedEvents).get();
  return newest.docs
    .map((event) => ({ ...statusEventSchema.parse(event.data()), id: event.id }))
    .find(isChange);
}

export async function creationOf(request: DocumentReference): Promise<DocumentData | undefined> {
  const first = await eventsOf(request).where('from', '==', null).limit(1).get();
  return first.docs[0]?.data();
}
