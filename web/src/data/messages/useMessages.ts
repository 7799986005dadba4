import { collections } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { messageCollection } from './collection.ts';
import type { MessageRow } from './collection.ts';

/** The most recent contact messages, all or only unread, newest first. */
export const useMessages = (show: 'all' | 'unread', atMost: number) =>
  useLive<MessageRow[]>(`messages ${show} ${atMost}`, (onData, fail) => {
    const wanted = show === 'unread' ? [where('read', '==', false)] : [];
    const newest = [orderBy('createdAt', 'desc'), limit(atMost)];
    return listenToQuery(
      messageCollection,
      query(collection(store, collections.messages), ...wanted, ...newest),
    )(onData, fail);
  });
