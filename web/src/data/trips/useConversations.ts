import type { Booking, Transfer } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';

/** The bookings or transfers with messages, all or only those whose guest waits, by the latest message. */
export const useConversations = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  show: 'waiting' | 'all',
  atMost: number,
) =>
  useLive<Row<Item>[]>(`${kind.name} with messages ${show} ${atMost}`, (onData, fail) => {
    const wanted = show === 'waiting' ? [where('unanswered', '==', true)] : [];
    const latest = [orderBy('lastMessageAt', 'desc'), limit(atMost)];
    return listenToQuery(kind, query(collection(store, kind.name), ...wanted, ...latest))(
      onData,
      fail,
    );
  });

/** The bookings or transfers whose guest asks for a change, by the latest request. */
export const useChangeRequests = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  atMost: number,
) =>
  useLive<Row<Item>[]>(`${kind.name} with change requests ${atMost}`, (onData, fail) =>
    listenToQuery(
      kind,
      query(collection(store, kind.name), orderBy('changeRequest.at', 'desc'), limit(atMost)),
    )(onData, fail),
  );
