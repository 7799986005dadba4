import type { AnswerAskedAnswer } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { implement, type Staff } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { line, unlessChanged, writeUnlessChanged } from '../core/firestore.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Author } from '../people/authorize.ts';
import { moveStatus } from '../status/moveStatus.ts';
import { recordStatus } from '../status/statusEvent.ts';
import {
  mailSubjectOf,
  readSubject,
  type AnyStatus,
  type Asked,
  type HasStatus,
} from '../status/subject.ts';
import { askEvent } from './askEvent.ts';
import { askLetter } from './askLetters.ts';
import type { Changeable } from './changeable.ts';
import { changeOfBooking } from './changeOfBooking.ts';
import { changeOfTransfer } from './changeOfTransfer.ts';
import type { Read } from './ownRequest.ts';
import { tripInLetter } from './tripInLetter.ts';
import { speaking } from '../language/speaking.ts';

/** Staff accept or decline what a guest asks for, given the wish that they saw. */
export const answerAsked = implement(
  'answerAsked',
  async ({ kind, ...input }, staff): Promise<AnswerAskedAnswer> => {
    const status =
      kind === 'bookings'
        ? await answer(changeOfBooking, 'cancelled', input, staff)
        : await answer(changeOfTransfer, 'cancelled', input, staff);
    logger.info('what was asked is answered', { kind, ...input, by: staff.uid });
    return { status };
  },
);

interface Answer {
  id: string;
  askedAt: number;
  accept: boolean;
}

const inTurn = line();

/** With all that belongs to it, in one transaction: what cannot be had any more stays asked, and may be declined. */
const answer = <Status extends AnyStatus, Stored extends HasStatus<Status>, Wish>(
  changeable: Changeable<Status, Stored, Wish>,
  cancelled: Status,
  { id, askedAt, accept }: Answer,
  staff: Staff,
): Promise<Status> =>
  writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const { subject } = changeable;
    const read = await readSubject(subject, id);
    const { asked, status } = read.stored;
    if (!asked || asked.at.getTime() !== askedAt || !subject.isOpen(status)) {
      throw callError({ code: 'asked-stale' });
    }
    if (accept && asked.what === 'cancel') {
      const more = { ask: askEvent(asked, 'accepted', changeable.factsOf(read.stored)) };
      const fields = { asked: FieldValue.delete() };
      await moveStatus(transaction, { subject, ...read, to: cancelled, by, fields, more });
      return cancelled;
    }
    const isChanged = accept && asked.what === 'change';
    const fields = isChanged ? await change(changeable, transaction, read, asked) : {};
    await settle(changeable, transaction, { read, asked, fields, accept, by });
    return status;
  }, inTurn);

/** Judges it again, gives it its nights or seats, and answers the fields that become others. */
async function change<Status extends AnyStatus, Stored extends HasStatus<Status>, Wish>(
  { judge, move }: Changeable<Status, Stored, Wish>,
  transaction: Transaction,
  { stored }: Read<Stored>,
  asked: Extract<Asked, { what: 'change' }>,
): Promise<Readonly<Record<string, unknown>>> {
  const { what: _, at, ...facts } = asked;
  // What is asked of a booking is stored in a booking: the schema has read it so.
  const wish = facts as unknown as Wish;
  await move?.(transaction, stored, wish);
  const { total, fields } = await judge(stored, wish, { now: new Date(), askedAt: at });
  const shown = 'totalPrice' in facts ? facts.totalPrice : facts.totalAmount;
  if (total !== shown) {
    throw callError({ code: 'asked-price-changed', facts: { total, asked: shown } });
  }
  const isOther = ([field, value]: [string, unknown]) =>
    !isDeepStrictEqual(value, Reflect.get(stored, field));
  return Object.fromEntries(Object.entries(fields).filter(isOther));
}

interface Settled<Stored> {
  read: Read<Stored>;
  asked: Asked;
  fields: Readonly<Record<string, unknown>>;
  accept: boolean;
  by: Author;
}

/** Writes down what has become of it, and tells the guest. */
async function settle<Status extends AnyStatus, Stored extends HasStatus<Status>>(
  { subject, called, factsOf }: Changeable<Status, Stored, never>,
  transaction: Transaction,
  { read: { document, stored }, asked, fields, accept, by }: Settled<Stored>,
): Promise<void> {
  const written = Object.entries(fields).map(([field, value]) => [
    field,
    value === undefined ? FieldValue.delete() : value,
  ]);
  transaction.update(
    document.ref,
    {
      ...Object.fromEntries(written),
      asked: FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    },
    unlessChanged(document),
  );
  const { status } = stored;
  const ask = askEvent(asked, accept ? 'accepted' : 'declined', factsOf(stored));
  const event = recordStatus<AnyStatus>(transaction, document.ref, status, status, by, { ask });
  const declined = asked.what === 'cancel' ? 'cancellation declined' : 'change declined';
  const envelope = { id: event, to: stored.customerEmail, of: mailSubjectOf(subject, stored) };
  await speaking(stored.language, async () => {
    const told = subject.letter({ ...stored, ...fields }, status, await tripInLetter(document));
    const letter = askLetter(told, accept ? 'changed' : declined, called(stored));
    queueMail(transaction, envelope, letter);
  });
}
