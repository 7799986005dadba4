import { contactMessageSchema } from '@selasar/domain';
import type { ContactMessage } from '@selasar/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from './lite.ts';
import { listenToQuery } from './listen.ts';
import type { Kind } from './listen.ts';
import { useLive } from './live.ts';
import { store } from './store.ts';
import { surely } from './surely.ts';

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
