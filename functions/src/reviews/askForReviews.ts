import { addDays, baliDate, type CivilDate, collections, statusesOf } from '@selasar/domain/core';
import { bookingSchema, requestStatus } from '@selasar/domain/requests';
import { notReviewed } from '@selasar/domain/reviews';
import { reviewMail } from '../mail/templates/tripMails.ts';
import { mails, writeMail } from '../mail/writeMail.ts';
import { settleAll } from '../platform/concurrency.ts';
import { createMutex, db, writeUnlessChanged } from '../platform/firestore.ts';
import { withLocale } from '../platform/locale.ts';
import { onJob } from '../platform/onJob.ts';
import { tripDocument, tripSchema } from '../trips/trip.ts';

const bookings = db.collection(collections.bookings);
const reviews = db.collection(collections.reviews);

/** How many days back to look, so a missed morning is made up for. */
const daysBack = 3;
const travelled = statusesOf(requestStatus, ({ isSure }) => isSure);

/** Mails to one address are counted one after the other. */
const mutex = createMutex();

export async function requestReviews(today: CivilDate): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, i) => addDays(today, -1 - i));
  const ended = bookings.where('endDate', 'in', days).where('status', 'in', travelled);
  await settleAll((await ended.get()).docs.map(({ id }) => requestReview(id, today)));
}

const requestReview = (id: string, today: CivilDate): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const mail = mails.doc(`review_${id}`);
    const [stored, ...done] = await transaction.getAll(bookings.doc(id), mail, reviews.doc(id));
    const booking = bookingSchema.parse({ ...stored?.data(), id });
    const { tripId, customerEmail } = booking;
    if (!tripId || done.some(({ exists }) => exists) || notReviewed(booking, today)) return;
    const trip = tripSchema.parse((await transaction.get(tripDocument(tripId))).data());
    const of = { kind: collections.bookings, requestId: id, tripId };
    const envelope = { id: mail.id, to: customerEmail, cause: 'schedule', of } as const;
    await withLocale(booking.language, () =>
      writeMail(transaction, envelope, reviewMail(booking, trip.key)),
    );
  }, mutex);

/** A failed run is retried; nobody is asked twice. */
export const askForReviews = onJob('askForReviews', ({ scheduleTime }) =>
  requestReviews(baliDate(new Date(scheduleTime))),
);
