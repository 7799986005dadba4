import {
  contactProblem,
  type ChangeKind,
  type EditAnswer,
  type RequestKind,
} from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { moveEmail } from '../trips/moveEmail.ts';
import { applyChange, differing } from './applyChange.ts';
import { changeByStaff, type StaffChange } from './changeByStaff.ts';
import { mailsOfChange } from './guestMails.ts';
import type { Editable } from './editable.ts';
import { editableBooking } from './editableBooking.ts';
import { editableTransfer } from './editableTransfer.ts';
import { refuseInput } from './refuseInput.ts';
import { refuseStale } from './refuseStale.ts';
import { refuseClosed, type Fields } from './requestType.ts';

export const editables: Record<RequestKind, Editable> = {
  bookings: editableBooking,
  transfers: editableTransfer,
};

/** Staff edit a booking. The input names the version that they saw. */
export const editBooking = implement('editBooking', async (input, staff): Promise<EditAnswer> => {
  const report = contactProblem(input);
  if (report) throw refuseInput({ field: 'customerPhone', report });
  return edit(editables.bookings, input, staff);
});

/** Staff edit a transfer. The input names the version that they saw. */
export const editTransfer = implement('editTransfer', (input, staff) =>
  edit(editables.transfers, input, staff),
);

interface EditInput {
  id: string;
  /** The `updatedAt` that the staff member saw, in milliseconds. */
  seen: number;
  overrides: readonly string[];
}

/**
 * Edits a booking or transfer, with everything that depends on it, in one transaction. A repeated call changes nothing.
 */
async function edit(type: Editable, input: EditInput, staff: Staff): Promise<EditAnswer> {
  const { id, seen, overrides, ...form } = input;
  const answer = await changeByStaff(staff, type, id, async (change) => {
    const { transaction, document, stored } = change;
    refuseClosed(type, stored);
    const waiting = await queuedMailsOf(transaction, id);
    const wanted = emptied(type.fieldsOf(form));
    if (differing(document, wanted).length === 0)
      return { total: Number(document.get(type.price)) };
    const view = { name: type.name, seen };
    await refuseStale(document, view);
    const after = { ...stored, ...wanted };
    let fields = wanted;
    try {
      if (type.isMoved(stored, after)) {
        await type.move?.(transaction, stored, after);
        fields = { ...wanted, ...(await type.check(stored, after, overrides)) };
      }
    } catch (error) {
      // The conflict may come from this booking itself, if it was confirmed after it was read.
      await refuseStale(await document.ref.get(), view);
      throw error;
    }
    const eventId = await changeAndNotify(change, { what: 'edited', fields, waiting });
    const total = Number(fields[type.price] ?? document.get(type.price));
    return { total, ...(eventId === undefined ? {} : { eventId }) };
  });
  const { eventId } = answer;
  logger.info(`${type.name} edited`, { id, overrides, by: staff.uid, eventId });
  return answer;
}

interface EditedChange {
  what: ChangeKind;
  fields: Fields;
  reason?: string;
  undoes?: string;
  /** Its waiting mails, read before: a transaction reads before it writes. */
  waiting: readonly DocumentSnapshot[];
}

/** Writes the changed fields, the email's trip and the mail to the guest. */
export async function changeAndNotify(
  { transaction, type, document, stored, by }: StaffChange,
  { waiting, ...change }: EditedChange,
): Promise<string | undefined> {
  const after = { ...stored, ...change.fields };
  await moveEmail(transaction, { ...stored, to: after.customerEmail });
  const mails = await mailsOfChange(type, { document, stored }, after, waiting);
  return applyChange(transaction, { document, by, ...change, ...mails });
}

/** Turns '' into undefined, except for the email, which every booking has. */
const emptied = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === '' && field !== 'customerEmail' ? undefined : value,
    ]),
  );
