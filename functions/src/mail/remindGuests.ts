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
import { noticeOfDeposit } from './notices/noticeOf.ts';
import { tell } from './notices/sendNotices.ts';
import { bookingReminder, depositReminder } from './templates/bookingMail.ts';
import { transferReminder } from './templates/transferMail.ts';
import { tripInMail, type TripInMail } from './templates/tripInMail.ts';
import { withWaysToPay } from './waysToPay.ts';
import { mails, writeMail } from './writeMail.ts';

const expected: readonly unknown[] = statusesOf(requestStatus, ({ isExpected }) => isExpected);

interface Reminder {
  mailId: string;
  /** It may have been cancelled, moved or paid since it was found. */
  isDue: (stored: DocumentData) => boolean;
  contentOf: (stored: DocumentData, trip?: TripInMail) => MailContent | Promise<MailContent>;
}

const computed = { createdAt: true, updatedAt: true } as const;
const readBooking = (stored: DocumentData) => bookingSchema.omit(computed).parse(stored);
const contents: Readonly<Record<RequestKind, Reminder['contentOf']>> = {
  bookings: (stored, trip) => bookingReminder(readBooking(stored), trip),
  transfers: (stored, trip) => transferReminder(transferSchema.omit(computed).parse(stored), trip),
};

const addresseeSchema = bookingSchema.pick({ tripId: true, customerEmail: true, language: true });

/** Mails to one address are counted one after the other. */
const mutex = createMutex();

export async function remindOf(date: CivilDate): Promise<void> {
  const runs = await Promise.all(
    requestKindSchema.options.map(async (kind) => {
      const { day } = requestKinds[kind];
      const found = db.collection(kind).where('status', 'in', expected).where(day, '==', date);
      return (await found.get()).docs.map(({ id }) =>
        remind(kind, id, {
          // It contains the day, so a moved request gets a new reminder.
          mailId: `reminder_${id}_${date}`,
          isDue: (stored) => expected.includes(stored['status']) && stored[day] === date,
          contentOf: contents[kind],
        }),
      );
    }),
  );
  await settleAll(runs.flat());
}

const unpaidDueOn = async (due: CivilDate) =>
  (await db.collection(collections.bookings).where('unpaidDepositDue', '==', due).get()).docs;

async function remindOfDeposits(due: CivilDate): Promise<void> {
  const runs = (await unpaidDueOn(due)).map(({ id }) =>
    remind('bookings', id, {
      mailId: `deposit_${id}_${due}`,
      isDue: (stored) => stored['unpaidDepositDue'] === due,
      contentOf: (stored, trip) => {
        const booking = readBooking(stored);
        return withWaysToPay(depositReminder(booking, trip), booking);
      },
    }),
  );
  await settleAll(runs);
}

/** Staff hear of each once, on the day after it was due. The dashboard shows it until it is paid. */
async function tellOfOverdueDeposits(today: CivilDate): Promise<void> {
  const due = addDays(today, -1);
  const found = await unpaidDueOn(due);
  await settleAll(found.map(({ id }) => tell(noticeOfDeposit('bookings', id, due))));
}

const remind = (
  kind: RequestKind,
  id: string,
  { mailId, isDue, contentOf }: Reminder,
): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const mail = mails.doc(mailId);
    const [request, earlier] = await transaction.getAll(db.doc(pathOf(kind, id)), mail);
    const data = request?.data();
    if (!request || !data || earlier?.exists || !isDue(data)) return;
    const { tripId, customerEmail, language } = addresseeSchema.parse(data);
    const of = { kind, requestId: id, ...(tripId === undefined ? {} : { tripId }) };
    const envelope = { id: mail.id, to: customerEmail, cause: 'schedule', of } as const;
    const trip = await tripInMail(request);
    await withLocale(language, async () =>
      writeMail(transaction, envelope, await contentOf({ ...data, id }, trip)),
    );
  }, mutex);

/** Requests confirmed later that day get their confirmation instead. A failed run is retried. */
export const remindGuests = onJob('remindGuests', async ({ scheduleTime }) => {
  const today = baliDate(new Date(scheduleTime));
  const tomorrow = addDays(today, 1);
  await settleAll([remindOf(tomorrow), remindOfDeposits(tomorrow), tellOfOverdueDeposits(today)]);
});
