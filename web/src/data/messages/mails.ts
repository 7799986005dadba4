import { addDays, type CivilDate, collections, startOfBaliDate } from '@selasar/domain/core';
import { failedMailDays, type MailEntry, mailEntrySchema } from '@selasar/domain/mail';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { useWatchedList } from '../firebase/reactfire/watched.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const ledger: Collection<MailEntry> = {
  name: collections.mailLog,
  idField: 'id',
  schema: mailEntrySchema,
};

export const useMailsOf = (requestId: string) =>
  useLive<Row<MailEntry>[]>(`mails of ${requestId}`, (onData, fail) =>
    listenToQuery(
      ledger,
      query(collection(store, collections.mailLog), where('requestId', '==', requestId)),
    )((rows) => onData(rows.toSorted((a, b) => timeOf(b) - timeOf(a))), fail),
  );

const mostShown = 20;

export const useFailedMails = (today: CivilDate) =>
  useWatchedList(
    ledger,
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
      const found = await getDoc(doc(await firestore(), collections.mailLog, mail.id));
      const now = mailEntrySchema.parse({ ...found.data(), id: mail.id });
      return now.changedAt.getTime() !== mail.changedAt.getTime();
    },
    onUnsure,
  });
