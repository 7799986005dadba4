import { collections } from '@selasar/domain/core';
import { bookingItemName } from '@selasar/domain/requests';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../firebase/live/listen.ts';
import { type Listen, useLive } from '../firebase/live/useLive.ts';
import { messageCollection } from '../messages/contactMessages.ts';
import { bookingCollection, transferCollection } from './requests.ts';
import { isValid } from '../firebase/rows.ts';
import type { Collection } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

export const arrivalCollections = ['bookings', 'transfers', 'messages'] as const;
export type ArrivalCollection = (typeof arrivalCollections)[number];

export interface Arrival {
  id: string;
  collection: ArrivalCollection;
  who: string;
  what: string;
  /** Server time in milliseconds. */
  at: number;
}

export const arrivalsAtMost = 25;

const listenTo =
  <Item extends { id: string; createdAt: Date }>(
    source: Collection<Item> & { name: ArrivalCollection },
    inWords: (item: Item) => Pick<Arrival, 'who' | 'what'>,
  ) =>
  (since: number): Listen<Arrival[]> =>
  (onData, fail) =>
    listenToQuery(source, () =>
      query(
        collection(store, source.name),
        where('createdAt', '>', Timestamp.fromMillis(since)),
        orderBy('createdAt', 'desc'),
        limit(arrivalsAtMost),
      ),
    )(
      (rows) =>
        onData(
          rows.filter(isValid).map((item) => ({
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

export const useArrivalsSince = (name: ArrivalCollection, since: number) =>
  useLive(`arrivals ${name} ${since}`, listeners[name](since));
