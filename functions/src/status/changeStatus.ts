import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../core/callable.ts';
import { callError } from '../core/callError.ts';
import { unlessChanged, writeUnlessChanged } from '../core/firestore.ts';
import { queueMail } from '../mail/outbox.ts';
import { recordStatus } from './statusEvent.ts';
import { readSubject, type AnyStatus, type HasStatus, type Subject } from './subject.ts';

interface Change<Status extends string> {
  id: string;
  /** What the staff member saw, and what it shall become. */
  from: Status;
  to: Status;
}

/**
 * Gives a booking or transfer another status, with everything that belongs to it, in one transaction. Answers the id of
 * the event that tells of it. Throws a `callError` for one that is not there, an outdated view, and a change that the
 * status machine does not know.
 */
export const changeStatus = <Status extends AnyStatus, Stored extends HasStatus<Status>>(
  subject: Subject<Status, Stored>,
  change: Change<Status>,
  staff: Staff,
): Promise<string> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { id, from, to } = change;
    const { document, stored } = await readSubject(subject, id);
    refuseOtherChanges(subject, stored.status, change);
    await subject.also?.(transaction, stored, to);
    transaction.update(
      document.ref,
      { status: to, updatedAt: FieldValue.serverTimestamp() },
      unlessChanged(document),
    );
    const event = recordStatus(transaction, document.ref, from, to, by);
    const envelope = { id: event, to: stored.customerEmail };
    queueMail(transaction, envelope, subject.letter(stored, to));
    return event;
  });

/** Refuses a change that starts from an outdated view, and one that the status machine does not know. */
function refuseOtherChanges<Status extends string>(
  { name, isAllowed }: Pick<Subject<Status, unknown>, 'name' | 'isAllowed'>,
  currentStatus: Status,
  { from, to }: Change<Status>,
): void {
  if (currentStatus !== from) {
    throw callError({
      code: 'status-stale',
      field: 'from',
      facts: { name, currentStatus },
      currentStatus,
    });
  }
  if (!isAllowed(from, to)) {
    throw callError({
      code: 'status-not-allowed',
      field: 'to',
      facts: { name, from, to },
      currentStatus,
    });
  }
}
