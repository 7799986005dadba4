import { subcollections, threadMessageSchema } from '@selasar/domain';
import type { RequestName, ThreadMessage } from '@selasar/domain';
import { collection, limitToLast, orderBy, query } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';

const messages: Collection<ThreadMessage> = {
  name: subcollections.thread,
  idField: 'id',
  schema: threadMessageSchema,
};

/** More messages than a guest may write; staff see the most recent. */
const most = 300;

/** Follows the latest messages between guest and staff about a booking or transfer, oldest first. */
export const useThread = ({ kind, id }: RequestName, atMost = most) =>
  useLive<Row<ThreadMessage>[]>(`${kind}/${id}/thread ${atMost}`, (onData, fail) => {
    const thread = collection(store, kind, id, subcollections.thread);
    return listenToQuery(messages, query(thread, orderBy('at'), limitToLast(atMost)))(onData, fail);
  });
