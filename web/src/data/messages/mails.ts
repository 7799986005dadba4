import {
  addDays,
  type CivilDate,
  collections,
  documents,
  pathOf,
  startOfBaliDate,
} from '@selasar/domain/core';
import {
  failedMailDays,
  type MailEntry,
  mailEntrySchema,
  type NoticeSettings,
  type OwnNotices,
  readNoticeSettings,
  readOwnNotices,
  type SetOwnNoticesInput,
} from '@selasar/domain/mail';
import { limit, orderBy, where, query } from 'firebase/firestore';
import { adminApi, staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useRows } from '../firebase/live/useRows.ts';
import { onceAnswered, useWatchedDocument, useWatchedList } from '../firebase/live/watched.ts';
import type { Collection, Row } from '../firebase/rows.ts';

const mailLog: Collection<MailEntry> = {
  name: collections.mailLog,
  idField: 'id',
  schema: mailEntrySchema,
};

const timeOf = ({ createdAt }: Row<MailEntry>): number => createdAt?.getTime() ?? 0;

export const useMailsOf = (requestId: string) =>
  useRows(
    `mails of ${requestId}`,
    mailLog,
    (all) => query(all, where('requestId', '==', requestId)),
    (one, other) => timeOf(other) - timeOf(one),
  );

const mostShown = 20;

export const useFailedMails = (today: CivilDate) =>
  useWatchedList(
    mailLog,
    where('state', '==', 'failed'),
    where('createdAt', '>', startOfBaliDate(addDays(today, -failedMailDays))),
    orderBy('createdAt', 'desc'),
    limit(mostShown),
  );

export const sendAgain = confirmed(
  ({ id }: MailEntry) => staffApi.sendAgain({ mailId: id }),
  async ({ id, changedAt }) => {
    const found = await readDocument(collections.mailLog, id);
    const now = mailEntrySchema.parse({ ...found.data(), id });
    return now.changedAt.getTime() !== changedAt.getTime();
  },
);

export const useNoticeSettings = () =>
  useWatchedDocument<NoticeSettings>(
    documents.noticeSettings,
    (found) => readNoticeSettings(found.data()),
    onceAnswered,
  );

export const setNotice = confirmed(adminApi.setNotice, async ({ kind, isOn }) => {
  const stored = await readDocument(documents.noticeSettings);
  return readNoticeSettings(stored.data())[kind] === isOn;
});

export const useOwnNotices = (uid: string) =>
  useWatchedDocument<OwnNotices>(
    pathOf(collections.users, uid),
    (found) => readOwnNotices(found.get('notices')),
    onceAnswered,
  );

interface OwnChoice {
  uid: string;
  chosen: SetOwnNoticesInput;
}

export const setOwnNotices = confirmed(
  ({ chosen }: OwnChoice) => staffApi.setOwnNotices(chosen),
  async ({ uid, chosen }) => {
    const stored = readOwnNotices((await readDocument(collections.users, uid)).get('notices'));
    return Object.entries(chosen).every(([name, value]) => Reflect.get(stored, name) === value);
  },
);
