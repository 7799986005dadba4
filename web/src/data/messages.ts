import { contactMessageSchema } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from './lite.ts';
import { listenToQuery } from './listen.ts';
import { useLive } from './live.ts';
import type { Kind, Row } from './rows.ts';
import { store } from './store.ts';
import { surely } from './surely.ts';

export const messageKind: Kind<ContactMessage> = {
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

/** Answers false when the server still has it as unread. */
export async function markAsRead(id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), 'messages', id);
  const outcome = await surely({
    act: () => updateDoc(reference, { read: true, readAt: serverTimestamp() }),
    look: async () => (await getDoc(reference)).get('read') === true,
    onUnsure,
  });
  return 'answer' in outcome || outcome.found;
}
