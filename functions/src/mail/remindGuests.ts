import { addDays, baliDate, type CivilDate, pathOf, statusesOf } from '@selasar/domain/core';
import {
  bookingSchema,
  type RequestKind,
  requestKinds,
  requestKindSchema,
  requestStatus,
  transferSchema,
} from '@selasar/domain/requests';
import type { DocumentData } from 'firebase-admin/firestore';
import { settleAll } from '../platform/concurrency.ts';
import { createMutex, db, writeUnlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/locale.ts';
import { onJob } from '../platform/onJob.ts';
import type { MailContent } from './mailContent.ts';
import { bookingReminder } from './templates/bookingMail.ts';
import { transferReminder } from './templates/transferMail.ts';
import { tripInMail, type TripInMail } from './templates/tripInMail.ts';
import { mails, writeMail } from './writeMail.ts';

const expected: readonly unknown[] = statusesOf(requestStatus, ({ isExpected }) => isExpected);

type Reminder = (stored: DocumentData, trip: TripInMail | undefined) => MailContent;

const computed = { createdAt: true, updatedAt: true } as const;
const reminders: Readonly<Record<RequestKind, Reminder>> = {
  bookings: (stored, trip) => bookingReminder(bookingSchema.omit(computed).parse(stored), trip),
  transfers: (stored, trip) => transferReminder(transferSchema.omit(computed).parse(stored), trip),
};

const addresseeSchema = bookingSchema.pick({ tripId: true, customerEmail: true, language: true });

/** Mails to one address are counted one after the other. */
const mutex = createMutex();

export async function remindOf(date: CivilDate): Promise<void> {
  const runs = await Promise.all(
    requestKindSchema.options.map(async (kind) => {
      const found = db
        .collection(kind)
        .where('status', 'in', expected)
        .where(requestKinds[kind].day, '==', date);
      return (await found.get()).docs.map(({ id }) => remind(kind, id, date));
    }),
  );
  await settleAll(runs.flat());
}

/** The mail's id contains the day, so a moved request gets a new reminder. */
const remind = (kind: RequestKind, id: string, date: CivilDate): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const mail = mails.doc(`reminder_${id}_${date}`);
    const [request, earlier] = await transaction.getAll(db.doc(pathOf(kind, id)), mail);
    const data = request?.data();
    // The request may have been cancelled or moved meanwhile.
    if (!request || earlier?.exists) return;
    if (!data || !expected.includes(data['status']) || data[requestKinds[kind].day] !== date)
      return;
    const { tripId, customerEmail, language } = addresseeSchema.parse(data);
    const of = { kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) };
    const envelope = { id: mail.id, to: customerEmail, cause: 'schedule', of } as const;
    const trip = await tripInMail(request);
    await withLocale(language, () =>
      writeMail(transaction, envelope, reminders[kind]({ ...data, id }, trip)),
    );
  }, mutex);

/** Requests confirmed later that day get their confirmation instead. A failed run is retried. */
export const remindGuests = onJob('remindGuests', ({ scheduleTime }) =>
  remindOf(addDays(baliDate(new Date(scheduleTime)), 1)),
);
