import { collections } from '@selasar/domain/core';
import { mainLanguage } from '@selasar/domain/i18n';
import { type MailSubject, noticeKindSchema } from '@selasar/domain/mail';
import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { settleAll } from '../../platform/concurrency.ts';
import { expiryOf } from '../../platform/expiry.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/locale.ts';
import { onJob } from '../../platform/onJob.ts';
import { colleagueMailId } from '../mailContent.ts';
import { writeMail } from '../writeMail.ts';
import { type Listener, listenerOf, listenersTo, theCompany } from './listeners.ts';
import { describeNotice, type NoticeInMail, noticeMail } from './noticeMail.ts';
import { isNoticed, type Notice, staffAreaLink } from './noticeOf.ts';
import { after, gathering, isCalm, paceDocument, readPace, writePace } from './pace.ts';

export const notices = db.collection(collections.notices);

/**
 * Mails the company, and those of staff who want to hear of it. Safe to repeat. Runs after the guest's call, which a
 * failure here does not touch.
 */
export async function tell(notice: Notice | undefined): Promise<void> {
  if (!notice) return;
  const [record, listeners] = await Promise.all([
    db.collection(notice.of).doc(notice.recordId).get(),
    listenersTo(notice.kind),
  ]);
  if (!record.exists) return;
  await withLocale(mainLanguage, () =>
    settleAll(listeners.map((listener) => tellOne(listener, notice, record))),
  );
}

const tellOne = (
  { to, email, pace: wanted }: Listener,
  notice: Notice,
  record: DocumentSnapshot,
): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const { id, ...what } = notice;
    const isCompany = to === theCompany.to;
    const own = notices.doc(isCompany ? id : `${id}_${to}`);
    const [earlier, stored] = await db.getAll(own, paceDocument(to));
    if (!earlier || !stored || earlier.exists) return;
    const now = Date.now();
    const pace = readPace(stored);
    const isAtOnce = wanted === 'atOnce' && isCalm(pace, now);
    const waitsFor = wanted === 'morning' ? 'morning' : 'quarterHour';
    transaction.create(earlier.ref, {
      ...what,
      to,
      at: Timestamp.fromMillis(now),
      waitsFor: isAtOnce ? null : waitsFor,
      expiresAt: expiryOf('notices'),
    });
    if (isAtOnce) {
      const mailId = isCompany ? `notice_${id}` : colleagueMailId(to, id);
      const of = isCompany ? subjectOf(notice) : { about: [notice.recordId] };
      const envelope = { id: mailId, to: email, cause: 'notice', of } as const;
      await writeMail(transaction, envelope, noticeMail([describeNotice(notice, record)]));
      writePace(transaction, stored, after(pace, [now]));
    } else if (waitsFor === 'quarterHour' && pace.gathersUntil === undefined) {
      writePace(transaction, stored, gathering(pace, now));
    }
    // While events are gathered, each writes a document of its own alone: a flood of them does not wait in line.
  });

const subjectOf = ({ of, recordId }: Notice): MailSubject =>
  of === collections.messages || of === collections.reviews
    ? { about: [recordId] }
    : { kind: of, requestId: recordId };

const most = { told: 400, listed: 50 };

export const sendNotices = onJob('sendNotices', () =>
  withLocale(mainLanguage, async () => {
    const found = notices.where('waitsFor', '==', 'quarterHour').select('to').limit(most.told);
    const waiting = new Set((await found.get()).docs.map((notice) => String(notice.get('to'))));
    await settleAll([...waiting].map(sendGathered));
  }),
);

const sendGathered = (to: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const found = await waitingOf(to, 'quarterHour');
    if (found.length === 0) return;
    const stored = await paceDocument(to).get();
    const pace = readPace(stored);
    const { gathersUntil } = pace;
    const now = Date.now();
    if (gathersUntil === undefined) {
      // They came while the last mail was written, or were too many for it: the next one tells them.
      writePace(transaction, stored, gathering(pace, now));
      return;
    }
    if (gathersUntil > now) return;
    const { listed, more, about, times } = await gather(found);
    const listener = await listenerOf(to);
    if (listener && listed.length > 0) {
      const id = colleagueMailId(to, gathersUntil);
      const envelope = { id, to: listener.email, cause: 'notice', of: { about } } as const;
      await writeMail(transaction, envelope, noticeMail(listed, { more, link: staffLinkInMail() }));
    }
    markTold(transaction, found);
    writePace(transaction, stored, after(pace, times));
  });

export const staffLinkInMail = () => ({ label: 'Open the staff area', href: staffAreaLink() });

export const waitingOf = async (to: string, waitsFor: 'quarterHour' | 'morning') =>
  (await notices.where('to', '==', to).where('waitsFor', '==', waitsFor).limit(most.told).get())
    .docs;

/** Told, or given up because the person has left. Of two senders at once, the second fails and finds none. */
export function markTold(transaction: Transaction, found: readonly QueryDocumentSnapshot[]): void {
  for (const notice of found) {
    transaction.update(notice.ref, { waitsFor: null }, unlessChanged(notice));
  }
}

export async function gather(found: readonly QueryDocumentSnapshot[]) {
  const waiting = found.map(read).toSorted((a, b) => a.at - b.at);
  return {
    listed: await describeAll(waiting.slice(0, most.listed)),
    more: waiting.slice(most.listed).map(({ kind }) => kind),
    about: [...new Set(waiting.map(({ recordId }) => recordId))],
    times: waiting.map(({ at }) => at),
  };
}

function read(notice: QueryDocumentSnapshot): Omit<Notice, 'id'> & { at: number } {
  const of: unknown = notice.get('of');
  if (typeof of !== 'string' || !isNoticed(of)) throw new Error(`A notice of ${String(of)}.`);
  return {
    kind: noticeKindSchema.parse(notice.get('kind')),
    of,
    recordId: String(notice.get('recordId')),
    at: (notice.get('at') as Timestamp).toMillis(),
  };
}

async function describeAll(waiting: readonly Omit<Notice, 'id'>[]): Promise<NoticeInMail[]> {
  if (waiting.length === 0) return [];
  const references = waiting.map(({ of, recordId }) => db.collection(of).doc(recordId));
  const records = await db.getAll(...references);
  return waiting.flatMap((notice, index) => {
    const record = records[index];
    return record?.exists ? [describeNotice(notice, record)] : [];
  });
}
