import {
  chatWithGuest,
  statusEventSchema,
  subcollections,
  toldItem,
  type RequestKind,
  type TellGuestAnswer,
  type Told,
} from '@selasar/domain';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as logger from '../core/log.ts';
import { isDeepStrictEqual } from 'node:util';
import { implement } from '../core/operation.ts';
import { callError } from '../core/callError.ts';
import { line, writeUnlessChanged } from '../core/firestore.ts';
import { writeMail } from '../mail/writeMail.ts';
import type { Author } from '../people/authorize.ts';
import { recordStatus } from '../status/statusEvent.ts';
import { keyOfTrip } from '../trips/joinTrip.ts';
import { readAddressee, writeToGuest } from '../trips/writeToGuest.ts';
import { limitTold } from './limitTold.ts';
import { toldLetter } from './toldLetter.ts';
import { speaking } from '../language/speaking.ts';

const inTurn = line();

/**
 * Staff tell a guest something about a booking or transfer; the history keeps it. A message over WhatsApp is sent by
 * whoever wrote it, with their own telephone: here it is only written down that it was opened there.
 */
export const tellGuest = implement(
  'tellGuest',
  async ({ kind, id, messageId, ...told }, staff): Promise<TellGuestAnswer> => {
    await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const read = await readGuest(kind, id);
      const { document, stored } = read;
      if (await isTold(document.ref, messageId, told, by)) return;
      const count = await limitTold(id);
      await tell[told.via](transaction, { ...read, kind, messageId, told, by });
      count(transaction);
      const change = { what: 'told', before: {}, after: told } as const;
      recordStatus(transaction, document.ref, stored.status, stored.status, by, {
        id: messageId,
        change,
      });
    }, inTurn);
    logger.info('guest told', { kind, id, messageId, via: told.via, by: staff.uid });
    return { messageId };
  },
);

async function readGuest(kind: RequestKind, id: string) {
  if (kind === 'bookings') {
    const read = await readAddressee.bookings(id);
    return { ...read, item: toldItem.bookings(read.stored) };
  }
  const read = await readAddressee.transfers(id);
  return { ...read, item: toldItem.transfers(read.stored) };
}

/** Whether the same was told already under the id. Refuses an id that stands for something else. */
async function isTold(
  request: DocumentReference,
  messageId: string,
  told: Told,
  { uid }: Author,
): Promise<boolean> {
  const event = await request.collection(subcollections.events).doc(messageId).get();
  if (!event.exists) return false;
  const { by, change } = statusEventSchema.parse(event.data());
  if (by === uid && change?.what === 'told' && isDeepStrictEqual(change.after, told)) return true;
  throw callError({ code: 'request-id-reused', field: 'messageId' });
}

type Telling = Awaited<ReturnType<typeof readGuest>> & {
  kind: RequestKind;
  messageId: string;
  told: Told;
  by: Author;
};

const tell = {
  whatsapp: async (_: Transaction, { stored: { customerPhone = '' } }: Telling) => {
    if (!chatWithGuest(customerPhone, '')) throw callError({ code: 'no-phone' });
  },
  mail: async (transaction: Transaction, { stored, item, kind, messageId, told }: Telling) => {
    const { id: requestId, customerEmail: to, tripId } = stored;
    if (!to) throw callError({ code: 'no-email' });
    const { tripKey } = await keyOfTrip(tripId);
    const of = { kind, requestId, ...(tripId === undefined ? {} : { tripId }) };
    await speaking(stored.language, () =>
      writeMail(transaction, { id: messageId, to, of }, toldLetter({ ...told, item, tripKey })),
    );
  },
  thread: async (transaction: Transaction, telling: Telling) => {
    const { kind, messageId, told, by } = telling;
    const message = { messageId, text: told.text, byName: by.fullName };
    await writeToGuest(transaction, kind, telling, message);
  },
};
