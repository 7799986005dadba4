import { bookingItemName, collections } from '@selasar/domain';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';
import type { Listen } from '../../firebase/live/useLive.ts';
import { messageCollection } from '../../messages/collection.ts';
import { bookingCollection } from '../../bookings/collection.ts';
import { transferCollection } from '../../transfers/collection.ts';
import { isWhole } from '../../firebase/rows.ts';
import type { Collection } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';

/** The kinds of records that guests send; each has its own list. */
export const arrivalCollections = ['bookings', 'transfers', 'messages'] as const;
export type ArrivalCollection = (typeof arrivalCollections)[number];

/** Something that a guest has sent. */
export interface Arrival {
  id: string;
  collection: ArrivalCollection;
  /** Its sender and subject. */
  who: string;
  what: string;
  /** Server time in milliseconds. */
  at: number;
}

/** More than this many at once count as 'many'. */
export const arrivalsAtMost = 25;

/** Follows what guests have sent since an instant of server time, newest first. Invalid records are left out. */
const listenTo =
  <Item extends { id: string; createdAt: Date }>(
    source: Collection<Item> & { name: ArrivalCollection },
    inWords: (item: Item) => Pick<Arrival, 'who' | 'what'>,
  ) =>
  (since: number): Listen<Arrival[]> =>
  (onData, fail) =>
    listenToQuery(
      source,
      query(
        collection(store, source.name),
        where('createdAt', '>', Timestamp.fromMillis(since)),
        orderBy('createdAt', 'desc'),
        limit(arrivalsAtMost),
      ),
    )(
      (rows) =>
        onData(
          rows.filter(isWhole).map((item) => ({
            id: item.id,
            collection: source.name,
            ...inWords(item),
            at: item.createdAt.getTime(),
          })),
        ),
      fail,
    );

const listeners: Record<ArrivalCollection, (since: number) => Listen<Arrival[]>> = {
  bookings: listenTo({ ...bookingCollection, name: collections.bookings }, (booking) => ({
    who: booking.customerName,
    what: bookingItemName(booking) + (booking.unverified ? ', confirmed at once' : ''),
  })),
  transfers: listenTo(
    { ...transferCollection, name: collections.transfers },
    ({ customerName, destination }) => ({
      who: customerName,
      what: `to ${destination}`,
    }),
  ),
  messages: listenTo({ ...messageCollection, name: collections.messages }, ({ name, subject }) => ({
    who: name,
    what: subject,
  })),
};

/** With nothing new it costs one read. */
export const useArrivalsSince = (name: ArrivalCollection, since: number) =>
  useLive<Arrival[]>(`arrivals ${name} ${since}`, (onData, fail) =>
    listeners[name](since)(onData, fail),
  );
