import {
  isChange,
  paymentIn,
  paymentPath,
  statusEventSchema,
  subcollections,
  whyNotUndone,
  type Change,
  type StatusEvent,
  type UndoChangeInput,
} from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { callError } from '../platform/callError.ts';
import type { Staff } from '../platform/operation.ts';
import { queuedMailsOf } from '../mail/mailQueue.ts';
import { storedPayments } from './addPayment.ts';
import { applyChange } from './applyChange.ts';
import { changeByStaff, type StaffChange } from './changeByStaff.ts';
import { changeAndNotify, editables } from './edit.ts';
import type { Editable } from './editable.ts';
import { refuseClosed, type AnyStatus, type Fields } from './requestType.ts';

/**
 * Reverses one change of a booking or transfer, with everything that depended on it, in one transaction: restores the
 * fields that the event recorded, writes an event, and withdraws or rewrites the guest's mail. Returns the new event's
 * id and the status.
 */
export const undo = (
  { kind, id, eventId }: UndoChangeInput,
  staff: Staff,
): Promise<{ eventId: string; status: AnyStatus }> =>
  changeByStaff(staff, editables[kind], id, async (change) => {
    const waiting = await queuedMailsOf(change.transaction, id);
    const event = await readEvent(change.document.ref, eventId);
    const undone = { ...change, event, waiting };
    return event.change
      ? undoFields({ ...undone, original: event.change })
      : undoStatusChange(undone);
  });

type Event = StatusEvent & { id: string };
interface Undoing extends StaffChange<Editable> {
  event: Event;
  /** Its waiting mails, read in the transaction: none is sent while it runs. */
  waiting: readonly DocumentSnapshot[];
}

/**
 * Undoes a status change: its author may, while it is the newest change and its mail waits. It may restore a status
 * that the status machine cannot reach, such as 'pending'.
 */
async function undoStatusChange({ transaction, type, event, ...change }: Undoing) {
  const { document, stored, by, waiting } = change;
  if (event.by !== by.uid) throw callError({ code: 'not-your-change' });
  // Read after the record: a later change also changes the record, and then the transaction retries.
  const newest = await newestChange(document.ref);
  if (newest?.undoes === event.id) throw callError({ code: 'already-undone' });
  const { status: currentStatus } = stored;
  const facts = { name: type.name, currentStatus };
  if (newest?.id !== event.id || currentStatus !== event.to) {
    throw callError({ code: 'changed-since', facts, currentStatus });
  }
  // A guest without an email received no mail.
  if (stored.customerEmail && !waiting.some(({ id }) => id === event.id)) {
    throw callError({ code: 'mail-has-left', facts });
  }
  const to = type.status.parse(event.from);
  await type.also?.(transaction, stored, to);
  const undone = { document, by, to, undoes: event.id, withdraws: event.id };
  return answer(await applyChange(transaction, undone), to);
}

/**
 * Undoes a change of fields: any staff member may, while the fields are as the change left them. If nights, seats or
 * the price move, availability is checked again and the guest is mailed.
 */
async function undoFields({ original, waiting, ...change }: Undoing & { original: Change }) {
  const { transaction, type, document, stored, by, event } = change;
  const why = whyNotUndone(
    type.kind,
    document.data() ?? {},
    event,
    await undoing(document.ref, event.id),
  );
  if (why === 'over') refuseClosed(type, stored);
  else if (why) throw callError({ code: refusals[why] });
  const { what } = original;
  const undoes = event.id;
  if (what !== 'edited' && what !== 'price') {
    const before = what === 'payment' ? withoutPayment(document, original) : fieldsBefore(original);
    const undone = { what, document, by, undoes, ...before };
    return answer(await applyChange(transaction, undone), stored.status);
  }
  const { fields } = fieldsBefore(original);
  const after = { ...stored, ...fields };
  if (type.isMoved(stored, after)) {
    await type.move?.(transaction, stored, after);
    await type.check(stored, after, 'all');
  }
  return answer(await changeAndNotify(change, { what, fields, undoes, waiting }), stored.status);
}

const refusals = {
  'no-change': 'change-not-found',
  undone: 'already-undone',
  'built-on': 'change-built-on',
} as const;

function answer(eventId: string | undefined, status: AnyStatus) {
  if (eventId === undefined) throw callError({ code: 'already-undone' });
  return { eventId, status };
}

const fieldsBefore = ({ before }: Change): { fields: Fields } => ({
  fields: Object.fromEntries(
    Object.entries(before).map(([path, value]) => [path, value ?? undefined]),
  ),
});

function withoutPayment(document: DocumentSnapshot, { after }: Change) {
  const payment = paymentIn(after);
  const left = storedPayments(document.get('payments')).filter((one) => one.id !== payment?.id);
  return {
    fields: { payments: left.length > 0 ? left : undefined },
    listed: { before: { [paymentPath]: payment }, after: { [paymentPath]: null } },
  };
}

const eventsOf = (request: DocumentReference) => request.collection(subcollections.events);

/** Reads a change. The creation of the request, a change request and an undo cannot be undone. */
async function readEvent(request: DocumentReference, eventId: string): Promise<Event> {
  const found = await eventsOf(request).doc(eventId).get();
  const event = found.exists ? statusEventSchema.parse(found.data()) : undefined;
  if (!event || event.from === null || event.undoes || event.changeRequest) {
    throw callError({ code: 'change-not-found' });
  }
  return { ...event, id: eventId };
}

/** The events that undo an event. */
async function undoing(request: DocumentReference, eventId: string): Promise<StatusEvent[]> {
  const found = await eventsOf(request).where('undoes', '==', eventId).limit(1).get();
  return found.docs.map((event) => statusEventSchema.parse(event.data()));
}

/** How many of the newest events are searched. */
const searchedEvents = 10;

/** The newest change of a record. A change request by the guest does not count: it changes nothing yet. */
export async function newestChange(request: DocumentReference): Promise<Event | undefined> {
  const newest = await eventsOf(request).orderBy('at', 'desc').limit(searchedEvents).get();
  return newest.docs
    .map((event) => ({ ...statusEventSchema.parse(event.data()), id: event.id }))
    .find(isChange);
}
