import {
  type ChangeKind,
  contactProblem,
  type EditAnswer,
  type RequestKind,
  requestKinds,
} from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { callError, invalidInput } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { moveEmail } from '../trips/joinTrip.ts';
import { applyChange, differing } from './applyChange.ts';
import { changeByStaff, decideAndMove, type StaffChange } from './changeByStaff.ts';
import { mailsOfChange } from './guestMails.ts';
import { refuseStale } from './history.ts';
import { type Fields, refuseClosed } from './kindOnServer.ts';

export const editBooking = implement('editBooking', async (input, staff) => {
  const report = contactProblem(input);
  if (report) throw invalidInput({ field: 'customerPhone', report });
  return edit('bookings', input, staff);
});

export const editTransfer = implement('editTransfer', (input, staff) =>
  edit('transfers', input, staff),
);

interface EditInput {
  id: string;
  /** The `updatedAt` that the staff member saw, in milliseconds. */
  seen: number;
  overrides: readonly string[];
}

/** A repeated call changes nothing. */
async function edit(kind: RequestKind, input: EditInput, staff: Staff): Promise<EditAnswer> {
  const { id, seen, overrides, ...form } = input;
  const { noun: name, price } = requestKinds[kind];
  const answer = await changeByStaff(staff, { kind, id }, async (change) => {
    const { transaction, type, document, stored } = change;
    refuseClosed(type, stored);
    const waiting = await queuedMailsOf(transaction, id);
    const wanted = emptied(type.fieldsOf(form));
    if (differing(document, wanted).length === 0) return { total: Number(document.get(price)) };
    const view = { name, seen };
    await refuseStale(document, view);
    const after = { ...stored, ...wanted };
    let fields = wanted;
    try {
      if (type.isMoved(stored, after)) {
        fields = await decideAndMove(change, wanted, () =>
          type.checkEdit(stored, after, overrides),
        );
      }
    } catch (error) {
      // The conflict may come from this booking itself, if it was confirmed after it was read.
      await refuseStale(await document.ref.get(), view);
      throw error;
    }
    const eventId = await changeAndNotify(change, { what: 'edited', fields, waiting });
    const total = Number(fields[price] ?? document.get(price));
    return { total, ...(eventId === undefined ? {} : { eventId }) };
  });
  const { eventId } = answer;
  logger.info(`${name} edited`, { id, overrides, by: staff.uid, eventId });
  return answer;
}

interface EditedChange {
  what: ChangeKind;
  fields: Fields;
  reason?: string;
  undoes?: string;
  /** Read before: a transaction reads before it writes. */
  waiting: readonly DocumentSnapshot[];
}

export async function changeAndNotify(
  { transaction, type, document, stored, by }: StaffChange,
  { waiting, ...change }: EditedChange,
): Promise<string | undefined> {
  const after = { ...stored, ...change.fields };
  const tripKey = await moveEmail(transaction, { ...stored, to: after.customerEmail });
  const mails = await mailsOfChange(type, { document, stored, tripKey }, after, waiting);
  return applyChange(transaction, { document, by, ...change, ...mails });
}

/** Except for the email, which every booking has. */
const emptied = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value === '' && field !== 'customerEmail' ? undefined : value,
    ]),
  );

/** A repeated call changes nothing. */
export const setNotes = implement('setNotes', async ({ kind, id, seen, notes }, staff) => {
  await changeByStaff(staff, { kind, id }, async (change) => {
    const { transaction, document, stored, by } = change;
    const { notes: currentNotes = '' } = stored;
    if (currentNotes === notes) return;
    if (currentNotes !== seen) throw callError({ code: 'notes-changed', currentNotes });
    const fields = { notes: notes || undefined };
    await applyChange(transaction, { what: 'notes', document, fields, by });
  });
  logger.info('notes set', { kind, id, by: staff.uid });
  return { notes };
});
