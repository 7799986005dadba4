import {
  paymentIn,
  paymentPath,
  statusEventSchema,
  subcollections,
  whyNotUndone,
  type Change,
  type StatusEvent,
  type UndoChangeAnswer,
  type UndoChangeInput,
} from '@selasar/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { implement, type Staff } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { writeUnlessChanged } from '../core/firestore.ts';
import type { Author } from '../people/authorize.ts';
import type { AnyStatus, HasStatus } from '../status/subject.ts';
import { storedPayments } from './addPayment.ts';
import { changeFields } from './changeFields.ts';
import { changeAndTell, inTurn, readMendable, type ReadMendable } from './mend.ts';
import type { Fields, Mendable } from './mendable.ts';
import { mendableBooking } from './mendableBooking.ts';
import { mendableTransfer } from './mendableTransfer.ts';
import { refuseClosed } from './refuseClosed.ts';

/** Staff take back a change that the history tells of, whoever made it, while what it made is still so. */
export const undoChange = implement(
  'undoChange',
  async (input, staff): Promise<UndoChangeAnswer> => {
    const eventId =
      input.kind === 'bookings'
        ? await undo(mendableBooking, input, staff)
        : await undo(mendableTransfer, input, staff);
    logger.info('change undone', { ...input, by: staff.uid });
    return { eventId };
  },
);

const undo = <Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  mendable: Mendable<Status, Stored, Form>,
  { kind, id, eventId }: UndoChangeInput,
  staff: Staff,
): Promise<string> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { subject } = mendable;
    const read = await readMendable(transaction, mendable, id);
    const { ref } = read.document;
    const event = await readEvent(ref, eventId);
    const later = await undoing(ref, eventId);
    const why = whyNotUndone(kind, read.document.data() ?? {}, event, later);
    if (why === 'over') refuseClosed(subject, read.stored);
    else if (why) throw callError({ code: refusals[why] });
    const undone = await takeBack(mendable, transaction, read, { ...event, by });
    if (undone === undefined) throw callError({ code: 'already-undone' });
    return undone;
  }, inTurn);

const refusals = {
  'no-change': 'change-not-found',
  undone: 'already-undone',
  'built-on': 'change-built-on',
} as const;

type Undone = { id: string; change: Change; by: Author };

/** Restores the fields as they were before; what moves nights, seats or the price is judged again, and told. */
async function takeBack<Status extends AnyStatus, Stored extends HasStatus<Status>, Form>(
  mendable: Mendable<Status, Stored, Form>,
  transaction: Transaction,
  read: ReadMendable<Stored>,
  { id: undoes, change, by }: Undone,
): Promise<string | undefined> {
  const { document, stored } = read;
  const { what, before } = change;
  if (what === 'payment') {
    const payment = paymentIn(change.after);
    const payments = storedPayments(document.get('payments'));
    const left = payments.filter((one) => one.id !== payment?.id);
    const told = { before: { [paymentPath]: payment }, after: { [paymentPath]: null } };
    const fields = { payments: left.length > 0 ? left : null };
    return changeFields(transaction, { what, document, fields, told, by, undoes });
  }
  const fields: Fields = Object.fromEntries(
    Object.entries(before).map(([path, value]) => [path, value ?? undefined]),
  );
  if (what !== 'mended' && what !== 'price') {
    return changeFields(transaction, { what, document, fields, by, undoes });
  }
  const after = { ...stored, ...fields };
  if (mendable.isMoved(stored, after)) {
    await mendable.move?.(transaction, stored, after);
    await mendable.judge(stored, after, 'all');
  }
  return changeAndTell(mendable, transaction, read, { what, fields, by, undoes });
}

/** An event that tells of a change. */
async function readEvent(request: DocumentReference, eventId: string) {
  const found = await request.collection(subcollections.events).doc(eventId).get();
  const event = found.exists ? statusEventSchema.parse(found.data()) : undefined;
  const { change, undoes } = event ?? {};
  if (!change) throw callError({ code: 'change-not-found' });
  return { id: eventId, change, ...(undoes === undefined ? {} : { undoes }) };
}

/** What takes back an event. */
async function undoing(
  request: DocumentReference,
  eventId: string,
): Promise<Pick<StatusEvent, 'undoes'>[]> {
  const events = request.collection(subcollections.events);
  const found = await events.where('undoes', '==', eventId).limit(1).get();
  return found.docs.map((event) => statusEventSchema.parse(event.data()));
}
