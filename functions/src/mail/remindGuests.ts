import {
  addDays,
  baliDate,
  type CivilDate,
  collections,
  pathOf,
  statusesOf,
} from '@selasar/domain/core';
import {
  bookingSchema,
  type RequestKind,
  requestStatus,
  transferSchema,
} from '@selasar/domain/requests';
import type { DocumentData } from 'firebase-admin/firestore';
import { onJob } from '../platform/onJob.ts';
import { bookingReminder } from './templates/bookingMail.ts';
import { settleAll } from '../platform/concurrency.ts';
import { createMutex, db, writeUnlessChanged } from '../platform/firestore.ts';
import type { MailContent } from './mailContent.ts';
import { mails, writeMail } from './writeMail.ts';
import { tripInMail, type TripInMail } from './templates/tripInMail.ts';
import { transferReminder } from './templates/transferMail.ts';
import { withLocale } from '../platform/locale.ts';

interface Reminded {
  kind: RequestKind;
  day: 'startDate' | 'pickupDate';
  mailContent: (stored: DocumentData, id: string, trip: TripInMail | undefined) => MailContent;
}

const expected: readonly unknown[] = statusesOf(requestStatus, ({ isExpected }) => isExpected);

const stored = { id: true, createdAt: true, updatedAt: true } as const;
const kinds: readonly Reminded[] = [
  {
    kind: collections.bookings,
    day: 'startDate',
    mailContent: (data, id, trip) =>
      bookingReminder({ ...bookingSchema.omit(stored).parse(data), id }, trip),
  },
  {
    kind: collections.transfers,
    day: 'pickupDate',
    mailContent: (data, id, trip) =>
      transferReminder({ ...transferSchema.omit(stored).parse(data), id }, trip),
  },
];

const requestSchema = bookingSchema.pick({
  tripId: true,
  customerEmail: true,
  language: true,
});

/** Mails to one address are counted one after the other. */
const mutex = createMutex();

export async function remindOf(date: CivilDate): Promise<void> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { docs } = await db
        .collection(kind.kind)
        .where('status', 'in', expected)
        .where(kind.day, '==', date)
        .get();
      return docs.map(({ id }) => remind(kind, id, date));
    }),
  );
  await settleAll(found.flat());
}

/** The mail's id contains the day, so a moved request gets a new reminder. */
const remind = ({ kind, day, mailContent }: Reminded, id: string, date: CivilDate): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const mail = mails.doc(`reminder_${id}_${date}`);
    const [request, earlier] = await transaction.getAll(db.doc(pathOf(kind, id)), mail);
    const data = request?.data();
    // The request may have been cancelled or moved meanwhile.
    if (!request || earlier?.exists) return;
    if (!data || !expected.includes(data['status']) || data[day] !== date) return;
    const { tripId, customerEmail, language } = requestSchema.parse(data);
    const of = { kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) };
    const envelope = { id: mail.id, to: customerEmail, cause: 'schedule', of } as const;
    const trip = await tripInMail(request);
    await withLocale(language, () => writeMail(transaction, envelope, mailContent(data, id, trip)));
  }, mutex);

/** Requests confirmed later that day get their confirmation instead. A failed run is retried. */
export const remindGuests = onJob('remindGuests', ({ scheduleTime }) =>
  remindOf(addDays(baliDate(new Date(scheduleTime)), 1)),
);
