import { isChange, statusEventSchema, subcollections, type StatusEvent } from '@selasar/domain';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { Staff } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { unlessChanged, writeUnlessChanged } from '../core/firestore.ts';
import { outbox, takeBackMail } from '../mail/outbox.ts';
import { recordStatus } from './statusEvent.ts';
import { readSubject, type AnyStatus, type HasStatus, type Subject } from './subject.ts';

/**
 * Takes back the newest change of a booking or transfer while the guest has not been mailed, with everything that
 * belonged to it, in one transaction. Answers the status that it has again. It may go where no arrow leads: back to
 * 'pending'. Throws a `callError` for what is not there, not one's own, not the newest, or told to the guest.
 */
export const takeBack = <Status extends AnyStatus, Stored extends HasStatus<Status>>(
  subject: Subject<Status, Stored>,
  { id, eventId }: { id: string; eventId: string },
  staff: Staff,
): Promise<Status> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    // Within the transaction: the mail cannot leave while this is under way.
    const mail = await transaction.get(outbox.doc(eventId));
    const { document, stored } = await readSubject(subject, id);
    const event = await readEvent(document.ref, eventId);
    if (event.by !== staff.uid) {
      throw callError({ code: 'not-your-change' });
    }
    // After the booking or transfer: a change that comes later changes that too, and this looks again.
    const newest = await newestChange(document.ref);
    if (newest?.undoes === eventId) {
      throw callError({ code: 'already-undone' });
    }
    const now = { name: subject.name, currentStatus: stored.status };
    if (newest?.id !== eventId || stored.status !== event.to) {
      throw callError({
        code: 'changed-since',
        facts: now,
        currentStatus: stored.status,
      });
    }
    // A guest without an address was told nothing.
    if (stored.customerEmail && !mail.exists) {
      throw callError({ code: 'mail-has-left', facts: now });
    }
    const before = subject.status.parse(event.from);
    await subject.also?.(transaction, stored, before);
    transaction.update(
      document.ref,
      { status: before, updatedAt: FieldValue.serverTimestamp() },
      unlessChanged(document),
    );
    takeBackMail(transaction, eventId);
    recordStatus(transaction, document.ref, stored.status, before, by, { undoes: eventId });
    return before;
  });

/** So many of the newest events are looked at. */
const looked = 10;

const eventsOf = (reference: DocumentReference) => reference.collection(subcollections.events);

/** A change by staff; the guest's request and what undoes a change cannot be undone. */
async function readEvent(reference: DocumentReference, eventId: string): Promise<StatusEvent> {
  const found = await eventsOf(reference).doc(eventId).get();
  const event = found.exists ? statusEventSchema.parse(found.data()) : undefined;
  if (!event || event.from === null || event.undoes || event.ask) {
    throw callError({ code: 'change-not-found' });
  }
  return event;
}

/** The newest change of one. That a guest asks for something in the same seconds changes nothing yet. */
export async function newestChange(reference: DocumentReference) {
  const newest = await eventsOf(reference).orderBy('at', 'desc').limit(looked).get();
  return newest.docs
    .map((event) => ({ ...statusEventSchema.parse(event.data()), id: event.id }))
    .find(isChange);
}
