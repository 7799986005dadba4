import { contactMessageSchema } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { listenToQuery } from './listen.ts';
import { useLive } from './live.ts';
import type { Kind, Row } from './rows.ts';
import { store } from './store.ts';

const messageKind: Kind<ContactMessage> = {
  name: 'messages',
  idField: 'id',
  schema: contactMessageSchema,
};

export type MessageRow = Row<ContactMessage>;

/** The newest messages of visitors, all or those that nobody has read, newest first. */
export const useMessages = (show: 'all' | 'unread', atMost: number) =>
  useLive<MessageRow[]>(`messages ${show} ${atMost}`, (tell, fail) => {
    const wanted = show === 'unread' ? [where('read', '==', false)] : [];
    const newest = [orderBy('createdAt', 'desc'), limit(atMost)];
    return listenToQuery(messageKind, query(collection(store, 'messages'), ...wanted, ...newest))(
      tell,
      fail,
    );
  });

export const markAsRead = (id: string): Promise<void> =>
  updateDoc(doc(store, 'messages', id), { read: true, readAt: serverTimestamp() });
