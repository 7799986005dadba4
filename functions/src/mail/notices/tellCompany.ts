import { collections, company, documents } from '@selasar/domain/core';
import { mainLanguage } from '@selasar/domain/i18n';
import { type MailSubject, readNoticeSettings } from '@selasar/domain/mail';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { expiryOf } from '../../platform/expiry.ts';
import { db, writeUnlessChanged } from '../../platform/firestore.ts';
import { withLocale } from '../../platform/i18n/withLocale.ts';
import { noticeMail } from '../templates/noticeMail.ts';
import { writeMail } from '../writeMail.ts';
import { describeNotice } from './describeNotice.ts';
import type { Notice } from './noticeOf.ts';
import { after, gathering, isCalm, paceDocument, readPace, writePace } from './pace.ts';

export const notices = db.collection(collections.notices);

/** Safe to repeat. Runs after the guest's call, which a failure here does not touch. */
export async function tellCompany(notice: Notice): Promise<void> {
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
