import { collections } from '@selasar/domain/core';
import { type ContactMessage, contactMessageSchema } from '@selasar/domain/messages';
import { limit, orderBy, type OrderByDirection, where, query } from 'firebase/firestore';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { firestore, readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useRows } from '../firebase/live/useRows.ts';
import type { Collection } from '../firebase/rows.ts';

export const messageCollection: Collection<ContactMessage> = {
  name: collections.messages,
  idField: 'id',
  schema: contactMessageSchema,
};

export const useMessages = (show: 'all' | 'unread', direction: OrderByDirection, atMost: number) =>
  useRows(`messages ${show} ${direction} ${atMost}`, messageCollection, (all) =>
    query(
      all,
      ...(show === 'unread' ? [where('read', '==', false)] : []),
      orderBy('createdAt', direction),
      limit(atMost),
    ),
  );

export const markAsRead = confirmed(
  async (id: string) =>
    updateDoc(doc(await firestore(), collections.messages, id), {
      read: true,
      readAt: serverTimestamp(),
    }),
  async (id) => (await readDocument(collections.messages, id)).get('read') === true,
);
