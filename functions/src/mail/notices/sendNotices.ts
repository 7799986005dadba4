import { collections, company, documents } from '@selasar/domain/core';
import { mainLanguage } from '@selasar/domain/i18n';
import { type MailSubject, noticeKindSchema, readNoticeSettings } from '@selasar/domain/mail';
import {
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/locale.ts';
import { onJob } from '../../platform/onJob.ts';
import { writeMail } from '../writeMail.ts';
import { describeNotice, type NoticeInMail, noticeMail } from './noticeMail.ts';
import { isNoticed, type Notice, staffAreaLink } from './noticeOf.ts';
import {
  after,
  gatheredMailId,
  gathering,
  isCalm,
  paceDocument,
  readPace,
  writePace,
} from './pace.ts';

export const notices = db.collection(collections.notices);

/** Safe to repeat. Runs after the guest's call, which a failure here does not touch. */
export async function tellCompany(notice: Notice | undefined): Promise<void> {
  if (!notice) return;
  const [record, settings] = await db.getAll(
    db.collection(notice.of).doc(notice.recordId),
    db.doc(documents.noticeSettings),
  );
  if (!record?.exists || !readNoticeSettings(settings?.data())[notice.kind]) return;
  await withLocale(mainLanguage, () => tell(notice, record));
}

const tell = (notice: Notice, record: DocumentSnapshot): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const { id, ...what } = notice;
    const [earlier, stored] = await db.getAll(notices.doc(id), paceDocument);
    if (!earlier || !stored || earlier.exists) return;
    const now = Date.now();
    const pace = readPace(stored);
    const isAtOnce = isCalm(pace, now);
    transaction.create(earlier.ref, {
      ...what,
      at: Timestamp.fromMillis(now),
      waiting: !isAtOnce,
      expiresAt: expiryOf('notices'),
    });
    if (isAtOnce) {
      const of = subjectOf(notice);
      const envelope = { id: `notice_${id}`, to: company.email, cause: 'notice', of } as const;
      await writeMail(transaction, envelope, noticeMail([describeNotice(notice, record)]));
      writePace(transaction, stored, after(pace, [now]));
    } else if (pace.gathersUntil === undefined) {
      writePace(transaction, stored, gathering(pace, now));
    }
    // While events are gathered, each writes a document of its own alone: a flood of them does not wait in line.
  });

const subjectOf = ({ of, recordId }: Notice): MailSubject =>
  of === collections.messages ? { about: [recordId] } : { kind: of, requestId: recordId };

const most = { told: 400, listed: 50 };

export const sendNotices = onJob('sendNotices', () => withLocale(mainLanguage, sendGathered));

const sendGathered = (): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const found = await notices.where('waiting', '==', true).limit(most.told).get();
    if (found.empty) return;
    const stored = await paceDocument.get();
    const pace = readPace(stored);
    const { gathersUntil } = pace;
    const now = Date.now();
    if (gathersUntil === undefined) {
      // They came while the last mail was written, or were too many for it: the next one tells them.
      writePace(transaction, stored, gathering(pace, now));
      return;
    }
    if (gathersUntil > now) return;
    const waiting = found.docs.map(read).toSorted((a, b) => a.at - b.at);
    const listed = await describeAll(waiting.slice(0, most.listed));
    if (listed.length > 0) {
      const of = { about: [...new Set(waiting.map(({ recordId }) => recordId))] };
      const id = gatheredMailId(gathersUntil);
      const more = waiting.slice(most.listed).map(({ kind }) => kind);
      const link = { label: 'Open the staff area', href: staffAreaLink() };
      const envelope = { id, to: company.email, cause: 'notice', of } as const;
      await writeMail(transaction, envelope, noticeMail(listed, { more, link }));
    }
    for (const notice of found.docs) {
      transaction.update(notice.ref, { waiting: false }, unlessChanged(notice));
    }
    const times = waiting.map(({ at }) => at);
    writePace(transaction, stored, after(pace, times));
  });

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
  const references = waiting.map(({ of, recordId }) => db.collection(of).doc(recordId));
  const records = await db.getAll(...references);
  return waiting.flatMap((notice, index) => {
    const record = records[index];
    return record?.exists ? [describeNotice(notice, record)] : [];
  });
}
