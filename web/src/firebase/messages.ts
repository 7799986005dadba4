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
} from 'firebase/firestore';
import { listenToQuery } from './listen.ts';
import type { Kind } from './listen.ts';
import { useLive } from './live.ts';
import { store } from './store.ts';

const messageKind: Kind<ContactMessage> = {
  name: 'messages',
  idField: 'id',
  schema: contactMessageSchema,
};

/** The newest messages of visitors, newest first. */
export const useMessages = (atMost: number) =>
  useLive<ContactMessage[]>(`messages ${atMost}`, (tell, fail) =>
    listenToQuery(
      messageKind,
      query(collection(store, 'messages'), orderBy('createdAt', 'desc'), limit(atMost)),
    )(tell, fail),
  );

export const markAsRead = (id: string): Promise<void> =>
  updateDoc(doc(store, 'messages', id), { read: true, readAt: serverTimestamp() });
