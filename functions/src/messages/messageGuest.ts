import { isDeepStrictEqual } from 'node:util';
import { chatWithGuest, subcollections } from '@selasar/domain/core';
import { type GuestMessage, statusEventSchema } from '@selasar/domain/requests';
import type { DocumentReference } from 'firebase-admin/firestore';
import { guestMessageMail } from '../mail/templates/messageMails.ts';
import { writeMail } from '../mail/writeMail.ts';
import type { Author } from '../platform/audit.ts';
import { callError } from '../platform/callError.ts';
import { withLocale } from '../platform/locale.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';
import { changeByStaff, type StaffChange } from '../requests/changeByStaff.ts';
import { recordEvent } from '../requests/history.ts';
import { mailSubjectOf } from '../requests/kindOnServer.ts';
import { writeToGuest } from '../requests/thread/thread.ts';
import { keyOfTrip } from '../trips/joinTrip.ts';
import { limitGuestMessages } from './answerMessage.ts';

/** WhatsApp messages leave from the author's own phone: the server only records it. */
export const messageGuest = implement('messageGuest', async (input, staff) => {
  const { kind, id, messageId, ...guestMessage } = input;
  await changeByStaff(staff, input, async (change) => {
    const { transaction, document, stored, by } = change;
    if (await isRepeated(document.ref, messageId, guestMessage, by)) return;
    const count = await limitGuestMessages(id);
    await send[guestMessage.via]({ ...change, messageId, guestMessage });
    count(transaction);
    const { status } = stored;
    recordEvent(transaction, document.ref, {
      id: messageId,
      from: status,
      to: status,
      by,
      change: { what: 'message', before: {}, after: guestMessage },
    });
  });
  logger.info('guest message sent', { kind, id, messageId, via: guestMessage.via, by: staff.uid });
  return { messageId };
});

/** Throws if the id was used for another message. */
async function isRepeated(
  request: DocumentReference,
  messageId: string,
  guestMessage: GuestMessage,
  { uid }: Author,
): Promise<boolean> {
  const event = await request.collection(subcollections.events).doc(messageId).get();
  if (!event.exists) return false;
  const { by, change } = statusEventSchema.parse(event.data());
  if (by === uid && change?.what === 'message' && isDeepStrictEqual(change.after, guestMessage))
    return true;
  throw callError({ code: 'request-id-reused', field: 'messageId' });
}

type Sending = StaffChange & { messageId: string; guestMessage: GuestMessage };

const send = {
  whatsapp: async ({ stored: { customerPhone = '' } }: Sending) => {
    if (!chatWithGuest(customerPhone, '')) throw callError({ code: 'no-phone' });
  },
  mail: async ({ transaction, type, stored, messageId, guestMessage }: Sending) => {
    const { customerEmail: to } = stored;
    if (!to) throw callError({ code: 'no-email' });
    const { tripKey } = await keyOfTrip(stored.tripId);
    const of = mailSubjectOf(type, stored);
    const envelope = { id: messageId, to, cause: 'staff', of } as const;
    const mailContent = { ...guestMessage, item: type.item(stored), tripKey };
    await withLocale(stored.language, () =>
      writeMail(transaction, envelope, guestMessageMail(mailContent)),
    );
  },
  thread: async ({ transaction, messageId, guestMessage, by, ...addressee }: Sending) => {
    const message = { messageId, text: guestMessage.text, byName: by.fullName };
    await writeToGuest(transaction, addressee, message);
  },
};
