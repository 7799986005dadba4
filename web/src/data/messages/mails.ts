import {
  addDays,
  type CivilDate,
  collections,
  startOfBaliDate,
  documents,
} from '@selasar/domain/core';
import {
  failedMailDays,
  type MailEntry,
  mailEntrySchema,
  type NoticeSettings,
  readNoticeSettings,
  type SetNoticeInput,
} from '@selasar/domain/mail';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { useWatchedList, onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { staffApi, adminApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const mailLog: Collection<MailEntry> = {
  name: collections.mailLog,
  idField: 'id',
  schema: mailEntrySchema,
};

export const useMailsOf = (requestId: string) =>
  useLive(
    `mails of ${requestId}`,
    listenToQuery(
      mailLog,
      () => query(collection(store, collections.mailLog), where('requestId', '==', requestId)),
      (one, other) => timeOf(other) - timeOf(one),
    ),
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

const timeOf = ({ createdAt }: Row<MailEntry>): number => createdAt?.getTime() ?? 0;

/** Resolves to false if the server did not accept it. */
export const sendAgain = (mail: MailEntry, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.sendAgain({ mailId: mail.id }),
    readBack: async () => {
      const found = await readDocument(collections.mailLog, mail.id);
      const now = mailEntrySchema.parse({ ...found.data(), id: mail.id });
      return now.changedAt.getTime() !== mail.changedAt.getTime();
    },
    onUnsure,
  });

export const useNoticeSettings = () =>
  useWatchedDocument<NoticeSettings>(
    documents.noticeSettings,
    (found) => readNoticeSettings(found.data()),
    onceAnswered,
  );

/** Resolves to false if the server did not apply it. */
export const setNotice = (input: SetNoticeInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => adminApi.setNotice(input),
    readBack: async () => {
      const stored = await readDocument(documents.noticeSettings);
      return readNoticeSettings(stored.data())[input.kind] === input.isOn;
    },
    onUnsure,
  });
