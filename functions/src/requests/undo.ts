import {
  type Change,
  paymentIn,
  paymentPath,
  requestKinds,
  statusEventSchema,
  type UndoChangeAnswer,
  type UndoChangeInput,
  whyNotUndone,
  type RequestStatus,
} from '@selasar/domain/requests';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { queuedMailsOf, restoreReplaced } from '../mail/mailQueue.ts';
import { callError } from '../platform/callError.ts';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff, type StaffChange } from './changeByStaff.ts';
import { changeAndNotify } from './edit.ts';
import { eventsOf, newestChange, type RecordedEvent } from './history.ts';
import { storedPayments } from './money.ts';
import { type Fields, mailSubjectOf, refuseClosed } from './kindOnServer.ts';
import { settleEach } from './settleEach.ts';

export const undoChange = implement('undoChange', undoOne);

export const undoStatuses = implement('undoStatuses', async ({ changes }, staff) => ({
  results: await settleEach('undoStatuses', changes, (change) => undoOne(change, staff)),
}));

async function undoOne(input: UndoChangeInput, staff: Staff): Promise<UndoChangeAnswer> {
  const { id, eventId } = input;
  const status = await changeByStaff(staff, input, async (change) => {
    const waiting = await queuedMailsOf(change.transaction, id);
    const event = await readEvent(change.document.ref, eventId);
    const undone = { ...change, event, waiting };
    return event.change
      ? undoFields({ ...undone, original: event.change })
      : undoStatusChange(undone);
  });
  logger.info('change undone', { ...input, by: staff.uid });
  return { id, status };
}

interface Undoing extends StaffChange {
  event: RecordedEvent;
  /** Read in the transaction: none is sent while it runs. */
  waiting: readonly DocumentSnapshot[];
}

/** It may restore a status that the status machine cannot reach, such as 'pending'. */
async function undoStatusChange(change: Undoing): Promise<RequestStatus> {
  const { transaction, type, event, document, stored, by, waiting } = change;
  if (event.by !== by.uid) throw callError({ code: 'not-your-change' });
  // Read after the record: a later change also changes the record, and then the transaction retries.
  const newest = await newestChange(document.ref);
  if (newest?.undoes === event.id) throw callError({ code: 'already-undone' });
  const { status: currentStatus } = stored;
  const facts = { name: requestKinds[type.kind].noun, currentStatus };
  if (newest?.id !== event.id || currentStatus !== event.to) {
    throw callError({ code: 'changed-since', facts, currentStatus });
  }
  // A guest without an email received no mail.
  const withdraws = waiting.filter(({ id }) => id === event.id);
  if (stored.customerEmail && withdraws.length === 0) {
    throw callError({ code: 'mail-has-left', facts });
  }
  const to = requestKinds[type.kind].statusSchema.parse(event.from);
  await type.takeOrFreePlace?.(transaction, stored, to);
  const undone = { document, by, to, undoes: event.id, withdraws };
  refuseUnchanged(await applyChange(transaction, undone));
  for (const mail of withdraws) restoreReplaced(transaction, mail, mailSubjectOf(type, stored));
  return to;
}

/** Any staff member may undo it, while the fields are as the change left them. */
async function undoFields({
  original,
  waiting,
  ...change
}: Undoing & { original: Change }): Promise<RequestStatus> {
  const { transaction, type, document, stored, by, event } = change;
  const undoes = event.id;
  const found = await eventsOf(document.ref).where('undoes', '==', undoes).limit(1).get();
  const undoing = found.docs.map((one) => statusEventSchema.parse(one.data()));
  const why = whyNotUndone(type.kind, document.data() ?? {}, event, undoing);
  if (why === 'over') refuseClosed(type, stored);
  else if (why) throw callError({ code: refusals[why] });
  const { what } = original;
  if (what !== 'edited' && what !== 'price') {
    const before =
      what === 'payment' ? withoutPayment(document, original) : { fields: fieldsBefore(original) };
    refuseUnchanged(await applyChange(transaction, { what, document, by, undoes, ...before }));
    return stored.status;
  }
  const fields = fieldsBefore(original);
  const after = { ...stored, ...fields };
  if (type.isMoved(stored, after)) {
    await type.movePlace?.(transaction, stored, after);
    await type.checkEdit(stored, after, 'all');
  }
  refuseUnchanged(await changeAndNotify(change, { what, fields, undoes, waiting }));
  return stored.status;
}

const refusals = {
  'no-change': 'change-not-found',
  undone: 'already-undone',
  'built-on': 'change-built-on',
} as const;

function refuseUnchanged(eventId: string | undefined): void {
  if (eventId === undefined) throw callError({ code: 'already-undone' });
}

const fieldsBefore = ({ before }: Change): Fields =>
  Object.fromEntries(Object.entries(before).map(([path, value]) => [path, value ?? undefined]));

function withoutPayment(document: DocumentSnapshot, { after }: Change) {
  const payment = paymentIn(after);
  const left = storedPayments(document.get('payments')).filter((one) => one.id !== payment?.id);
  return {
    fields: { payments: left.length > 0 ? left : undefined },
    listed: { before: { [paymentPath]: payment }, after: { [paymentPath]: null } },
  };
}

/** Reads a change. The creation of the request, a change request and an undo cannot be undone. */
async function readEvent(request: DocumentReference, eventId: string): Promise<RecordedEvent> {
  const found = await eventsOf(request).doc(eventId).get();
  const event = found.exists ? statusEventSchema.parse(found.data()) : undefined;
  if (!event || event.from === null || event.undoes || event.changeRequest) {
    throw callError({ code: 'change-not-found' });
  }
  return { ...event, id: eventId };
}
