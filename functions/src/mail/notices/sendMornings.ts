import { baliDate, type CivilDate, collections, shortDate } from '@selasar/domain/core';
import { type Job, jobGuests, jobsOfDay, sortName } from '@selasar/domain/crew';
import { mainLanguage } from '@selasar/domain/i18n';
import { bookingSchema, requestStatus, transferSchema } from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { settleAll } from '../../platform/concurrency.ts';
import { db, writeUnlessChanged } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/locale.ts';
import { onJob } from '../../platform/onJob.ts';
import { colleagueMailId, type Fact, greeting, type MailContent } from '../mailContent.ts';
import { mails, writeMail } from '../writeMail.ts';
import { listenerOf, morningListeners } from './listeners.ts';
import { countsOf, factOf, noticeMail, plainName } from './noticeMail.ts';
import { staffAreaLink, staffLink } from './noticeOf.ts';
import { gather, markTold, notices, staffLinkInMail, waitingOf } from './sendNotices.ts';

/** Safe to repeat: a person gets one mail a day. */
export const sendMornings = onJob('sendMornings', ({ scheduleTime }) =>
  withLocale(mainLanguage, async () => {
    const today = baliDate(new Date(scheduleTime));
    const [jobs, listeners, waiting] = await Promise.all([
      jobsOn(today),
      morningListeners(),
      notices.where('waitsFor', '==', 'morning').select('to').get(),
    ]);
    // Also who has just chosen another pace, or has left.
    const told = waiting.docs.map((notice) => String(notice.get('to')));
    const people = new Set([...listeners.map(({ to }) => to), ...told]);
    await settleAll([...people].map((to) => sendMorning(to, today, jobs)));
  }),
);

const sendMorning = (to: string, today: CivilDate, jobs: readonly Job[]): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const id = colleagueMailId(to, today);
    const [mail, listener, found] = await Promise.all([
      mails.doc(id).get(),
      listenerOf(to),
      waitingOf(to, 'morning'),
    ]);
    if (mail.exists) return;
    const gathered = await gather(found);
    const { listed, more } = gathered;
    const list = listener?.pace === 'morning' ? jobs : [];
    markTold(transaction, found);
    if (!listener || list.length + listed.length === 0) return;
    const content = list.length
      ? morningMail(today, list, gathered)
      : noticeMail(listed, { more, link: staffLinkInMail() });
    const about = [...new Set([...gathered.about, ...list.map((job) => job.id)])];
    const envelope = { id, to: listener.email, cause: 'notice', of: { about } } as const;
    await writeMail(transaction, envelope, content);
  });

function morningMail(
  today: CivilDate,
  jobs: readonly Job[],
  { listed, more }: Awaited<ReturnType<typeof gather>>,
): MailContent {
  const kinds = [...listed.map(({ kind }) => kind), ...more];
  const counted = `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`;
  return {
    subject: `${shortDate(today)}: ${[counted, countsOf(kinds)].filter(Boolean).join(', ')}`,
    greeting: greeting('Good morning. Here is today’s list:'),
    paragraphs: [
      ...(kinds.length ? ['Below it is what guests have done since the last mail.'] : []),
      ...(more.length ? [`${more.length} more events are in the staff area.`] : []),
    ],
    facts: [...jobs.map(factOfJob), ...listed.map(factOf)],
    link: { label: 'Open today’s list', href: staffAreaLink('/day') },
  };
}

/** Of what a stranger typed, the name alone. */
function factOfJob({ kind, id, part, time, sort, title, who, status, ...job }: Job): Fact {
  const item = part === 'transfer' ? sortName[sort] : `${sortName[sort]}, ${title}`;
  const what = [item, plainName(who), jobGuests(job), requestStatus[status].label];
  return [time ?? 'Today', what.join(', '), staffLink(kind, id)];
}

async function jobsOn(date: CivilDate): Promise<Job[]> {
  const found = async (collection: string, day: string) =>
    (await db.collection(collection).where(day, '==', date).get()).docs;
  const [starting, ending, rides] = await Promise.all([
    found(collections.bookings, 'startDate'),
    found(collections.bookings, 'endDate'),
    found(collections.transfers, 'pickupDate'),
  ]);
  const bookings = new Map([...starting, ...ending].map((booking) => [booking.id, booking]));
  const fields = (stored: DocumentSnapshot) => ({ ...stored.data(), id: stored.id });
  return jobsOfDay(
    [...bookings.values()].flatMap((one) => bookingSchema.safeParse(fields(one)).data ?? []),
    rides.flatMap((one) => transferSchema.safeParse(fields(one)).data ?? []),
    date,
  );
}
