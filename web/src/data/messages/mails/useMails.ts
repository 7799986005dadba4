import {
  addDays,
  collections,
  failedMailDays,
  mailEntrySchema,
  startOfBaliDate,
} from '@selasar/domain';
import type { CivilDate, MailEntry } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { listenToQuery } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';
import { useWatchedList } from '../../firebase/reactfire/useWatchedList.ts';

const ledger: Collection<MailEntry> = {
  name: collections.mailLog,
  idField: 'id',
  schema: mailEntrySchema,
};

/** The mails of a booking or transfer, newest first. */
export const useMailsOf = (requestId: string) =>
  useLive<Row<MailEntry>[]>(`mails of ${requestId}`, (onData, fail) =>
    listenToQuery(
      ledger,
      query(collection(store, collections.mailLog), where('requestId', '==', requestId)),
    )((rows) => onData(rows.toSorted((a, b) => timeOf(b) - timeOf(a))), fail),
  );

const mostShown = 20;

/** The most recent failed mails in the days before `today`; normally none. */
export const useFailedMails = (today: CivilDate) =>
  useWatchedList(
    ledger,
    where('state', '==', 'failed'),
    where('createdAt', '>', startOfBaliDate(addDays(today, -failedMailDays))),
    orderBy('createdAt', 'desc'),
    limit(mostShown),
  );

const timeOf = ({ createdAt }: Row<MailEntry>): number => createdAt?.getTime() ?? 0;
