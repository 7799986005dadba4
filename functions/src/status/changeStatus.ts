import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { line, writeUnlessChanged } from '../core/firestore.ts';
import { moveStatus } from './moveStatus.ts';
import {
  type collectionOf,
  readSubject,
  type AnyStatus,
  type HasStatus,
  type Subject,
} from './subject.ts';

interface Change<Status extends string> {
  id: string;
  /** What the staff member saw, and what it shall become. */
  from: Status;
  to: Status;
}

const inTurn = line();

/**
 * Gives a booking or transfer another status, with everything that belongs to it, in one transaction. Answers the id of
 * the event that tells of it. Throws a `callError` for one that is not there, an outdated view, and a change that the
 * status machine does not know.
 */
export const changeStatus = <Status extends AnyStatus, Stored extends HasStatus<Status>>(
  subject: Subject<Status, Stored>,
  change: Change<Status>,
  staff: Staff,
  /** How long the guest's mail waits, if not as usual. */
  waitsMs?: number,
): Promise<string> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { id, from, to } = change;
    const { document, stored } = await readSubject(subject, id);
    refuseOtherChanges(subject, stored.status, change);
    // What was asked of it before it was cancelled is over when it is restored; an undone cancellation keeps it.
    const isOver = stored.asked !== undefined && !subject.isOpen(from);
    const fields = isOver ? { asked: FieldValue.delete() } : {};
    return moveStatus(transaction, { subject, document, stored, to, by, fields, waitsMs });
  }, inTurn);

interface Judge<Status extends string> extends Pick<Subject<Status, unknown>, 'isAllowed'> {
  name: keyof typeof collectionOf;
}

/** Refuses a change that starts from an outdated view, and one that the status machine does not know. */
export function refuseOtherChanges<Status extends string>(
  { name, isAllowed }: Judge<Status>,
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
