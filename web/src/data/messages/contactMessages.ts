import { collections } from '@selasar/domain/core';
import { type ContactMessage, contactMessageSchema } from '@selasar/domain/messages';
import type { Collection } from '../firebase/rows.ts';
import {
  collection,
  limit,
  orderBy,
  type OrderByDirection,
  query,
  where,
} from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

export const messageCollection: Collection<ContactMessage> = {
  name: collections.messages,
  idField: 'id',
  schema: contactMessageSchema,
};

export const useMessages = (show: 'all' | 'unread', direction: OrderByDirection, atMost: number) =>
  useLive(
    `messages ${show} ${direction} ${atMost}`,
    listenToQuery(messageCollection, () =>
      query(
        collection(store, collections.messages),
        ...(show === 'unread' ? [where('read', '==', false)] : []),
        orderBy('createdAt', direction),
        limit(atMost),
      ),
    ),
  );

/** Resolves to false if the message is still unread on the server. */
export async function markAsRead(id: string, onUnsure: () => void): Promise<boolean> {
  const reference = doc(await firestore(), collections.messages, id);
  return await confirmDone({
    act: () => updateDoc(reference, { read: true, readAt: serverTimestamp() }),
    readBack: async () => (await getDoc(reference)).get('read') === true,
    onUnsure,
  });
}
