import { seenByGuest } from '@selasar/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { queueMail, rewriteMail, takeBackMail } from '../mail/outbox.ts';
import { letterOf } from '../status/moveStatus.ts';
import { mailSubjectOf, type AnyStatus, type HasStatus } from '../status/subject.ts';
import { askLetter } from '../trips/askLetters.ts';
import { tripInLetter } from '../trips/tripInLetter.ts';
import { statusToldBy } from './statusToldBy.ts';
import type { Mendable } from './mendable.ts';
import { speaking } from '../language/speaking.ts';

interface Told<Stored> {
  document: DocumentSnapshot;
  stored: Stored & { id: string };
  after: Stored & { id: string };
  eventId: string;
  /** Mails of it that wait, as the transaction has read them. */
  waiting: readonly DocumentSnapshot[];
}

/**
 * Tells the guest in one letter what holds now. A letter of an earlier change that still waits is replaced; one that
 * tells of a new status tells this, too. If the guest knows all of it, because it was taken back in time, there is none.
 */
export const tellChange = <Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  mendable: Mendable<Status, Stored, Form>,
  transaction: Transaction,
  told: Told<Stored>,
): Promise<void> => speaking(told.stored.language, () => tell(mendable, transaction, told));

async function tell<Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  { kind, subject, called }: Mendable<Status, Stored, Form>,
  transaction: Transaction,
  { document, stored, after, eventId, waiting }: Told<Stored>,
): Promise<void> {
  const earlier = waiting.find((mail) => mail.get('knows') !== undefined);
  const knows: unknown = earlier?.get('knows') ?? seenByGuest(kind, stored);
  if (earlier) takeBackMail(transaction, earlier.id);
  if (isDeepStrictEqual(knows, seenByGuest(kind, after))) return;
  const of = mailSubjectOf(subject, stored);
  const to = after.customerEmail;
  const ofStatus = await statusToldBy(document.ref, waiting);
  if (ofStatus) {
    const letter = await letterOf({ subject, document, stored: after, to: stored.status });
    rewriteMail(transaction, { id: ofStatus, to, of }, letter);
    return;
  }
  const letter = subject.letter(after, stored.status, await tripInLetter(document));
  const told = askLetter(letter, 'mended', called(after));
  queueMail(transaction, { id: eventId, to, of }, told, { knows });
}
