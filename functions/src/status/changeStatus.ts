import type { BookingStatus, TransferStatus } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Staff } from '../callable.ts';
import { callError } from '../callError.ts';
import { db, unlessChanged, writeUnlessChanged } from '../firestore.ts';
import type { Letter } from '../mail/letter.ts';
import { writeMail } from '../mail/writeMail.ts';
import { recordStatus } from './statusEvent.ts';

/** What staff give a status to. */
interface Subject<Status extends string, Stored> {
  /** As in 'This booking'; its documents are in 'bookings'. */
  name: 'booking' | 'transfer';
  /** What has to be known of the stored document. */
  schema: z.ZodType<Stored>;
  isAllowed: (from: Status, to: Status) => boolean;
  /** What the guest is told of the new status. */
  letter: (subject: Stored & { id: string }, to: Status) => Letter;
  /** Writes what else changes with the status. */
  also?: (transaction: Transaction, subject: Stored & { id: string }, to: Status) => Promise<void>;
}

interface Change<Status extends string> {
  id: string;
  /** What the staff member saw, and what it shall become. */
  from: Status;
  to: Status;
}

/**
 * Gives a booking or transfer another status, with everything that belongs to it, in one transaction. Throws a
 * `callError` for one that is not there, an outdated view, and a change that the status machine does not know.
 */
export const changeStatus = <
  Status extends BookingStatus | TransferStatus,
  Stored extends { status: Status; customerEmail: string },
>(
  subject: Subject<Status, Stored>,
  change: Change<Status>,
  staff: Staff,
): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { id, from, to } = change;
    const { name, schema, letter, also } = subject;
    const reference = db.collection(`${name}s`).doc(id);
    const document = await reference.get();
    if (!document.exists) {
      throw callError({ code: `${name}-not-found`, message: `This ${name} no longer exists.` });
    }
    const stored = { ...schema.parse(document.data()), id };
    refuseOtherChanges(subject, stored.status, change);
    await also?.(transaction, stored, to);
    transaction.update(
      reference,
      { status: to, updatedAt: FieldValue.serverTimestamp() },
      unlessChanged(document),
    );
    const event = recordStatus(transaction, reference, from, to, by);
    writeMail(transaction, { id: event, to: stored.customerEmail }, letter(stored, to));
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
      message: `This ${name} has changed in the meantime: it is ${currentStatus} now.`,
      currentStatus,
    });
  }
  if (!isAllowed(from, to)) {
    throw callError({
      code: 'status-not-allowed',
      field: 'to',
      message: `A ${from} ${name} cannot become ${to}.`,
      currentStatus,
    });
  }
}
