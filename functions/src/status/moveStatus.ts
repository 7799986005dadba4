import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { StatusEvent } from '@selasar/domain';
import { unlessChanged } from '../core/firestore.ts';
import type { Letter } from '../mail/letter.ts';
import { queueMail } from '../mail/outbox.ts';
import { mayMail } from '../requests/limitMails.ts';
import { findingsInLetter } from '../trips/findingsInLetter.ts';
import { tripInLetter } from '../trips/tripInLetter.ts';
import type { Author } from '../people/authorize.ts';
import { recordStatus, type CrewAuthor } from './statusEvent.ts';
import { mailSubjectOf, type AnyStatus, type HasStatus, type Subject } from './subject.ts';
import { speaking } from '../language/speaking.ts';

interface Move<Status extends string, Stored> {
  subject: Subject<Status, Stored>;
  /** As it was read; it must not have changed since. */
  document: DocumentSnapshot;
  stored: Stored & { id: string };
  to: Status;
  by: Author | CrewAuthor | 'guest';
  /** What changes of its fields besides, and what the history tells besides. */
  fields?: Readonly<Record<string, unknown>>;
  more?: Pick<StatusEvent, 'ask'>;
  /** How long the guest's mail waits, if not as usual. */
  waitsMs?: number | undefined;
}

/** Gives a booking or transfer another status, with everything that belongs to it. Answers the event's id. */
export async function moveStatus<Status extends AnyStatus, Stored extends HasStatus<Status>>(
  transaction: Transaction,
  { subject, document, stored, to, by, fields, more, waitsMs }: Move<Status, Stored>,
): Promise<string> {
  // Who takes back what nobody has answered knows it. A mail would bring a stranger's words to any address.
  const isTold = by !== 'guest' || stored.status !== 'pending';
  const letter = isTold
    ? await speaking(stored.language, () => letterOf({ subject, document, stored, to }))
    : undefined;
  await subject.also?.(transaction, stored, to);
  transaction.update(
    document.ref,
    { ...fields, status: to, updatedAt: FieldValue.serverTimestamp() },
    unlessChanged(document),
  );
  const event = recordStatus(transaction, document.ref, stored.status, to, by, more);
  const envelope = { id: event, to: stored.customerEmail, of: mailSubjectOf(subject, stored) };
  if (letter && (by !== 'guest' || (await mayMail(transaction, envelope.to)))) {
    await speaking(stored.language, () => queueMail(transaction, envelope, letter, { waitsMs }));
  }
  return event;
}

/** What the guest is told, with the way to their trip; when a request is confirmed, also what does not fit in it. */
export async function letterOf<Status extends AnyStatus, Stored extends HasStatus<Status>>({
  subject,
  document,
  stored,
  to,
}: Pick<Move<Status, Stored>, 'subject' | 'document' | 'stored' | 'to'>): Promise<Letter> {
  const letter = subject.letter(stored, to, await tripInLetter(document));
  const findings = to === 'confirmed' ? await findingsInLetter(stored) : [];
  return { ...letter, paragraphs: [...letter.paragraphs, ...findings] };
}
