import { company } from '@selasar/domain/core';
import { mainLanguage } from '@selasar/domain/i18n';
import { noticeKindSchema } from '@selasar/domain/mail';
import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/i18n/withLocale.ts';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { noticeMail, type NoticeInMail } from '../templates/noticeMail.ts';
import { writeMail } from '../writeMail.ts';
import { describeNotice } from './describeNotice.ts';
import { gatheredMailId, after, gathering, paceDocument, readPace, writePace } from './pace.ts';
import type { Notice } from './noticeOf.ts';
import { isNoticed, staffAreaLink } from './staffLink.ts';
import { notices } from './tellCompany.ts';

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
