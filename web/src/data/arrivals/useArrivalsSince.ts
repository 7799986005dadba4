import { bookingItemName } from '@selasar/domain';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import { listenToQuery } from '../live/listen.ts';
import { useLive } from '../live/useLive.ts';
import type { Listen } from '../live/useLive.ts';
import { messageKind } from '../messages/kind.ts';
import { bookingKind } from '../bookings/kind.ts';
import { transferKind } from '../transfers/kind.ts';
import { isWhole } from '../core/rows.ts';
import type { Kind } from '../core/rows.ts';
import { store } from '../core/store.ts';

/** What guests send: each kind has a list of its own. */
export const arrivalKinds = ['bookings', 'transfers', 'messages'] as const;
export type ArrivalKind = (typeof arrivalKinds)[number];

/** Something that came in. */
export interface Arrival {
  id: string;
  kind: ArrivalKind;
  /** By whom, and of what. */
  who: string;
  what: string;
  /** When, by the server's clock, in milliseconds. */
  at: number;
}

/** More than this many at once are as good as 'many'. */
export const arrivalsAtMost = 25;

/** Follows what came in of a kind after an instant, by the server's clock; the newest first. Damaged ones are left out. */
const listenTo =
  <Item extends { id: string; createdAt: Date }>(
    kind: Kind<Item> & { name: ArrivalKind },
    inWords: (item: Item) => Pick<Arrival, 'who' | 'what'>,
  ) =>
  (since: number): Listen<Arrival[]> =>
  (tell, fail) =>
    listenToQuery(
      kind,
      query(
        collection(store, kind.name),
        where('createdAt', '>', Timestamp.fromMillis(since)),
        orderBy('createdAt', 'desc'),
        limit(arrivalsAtMost),
      ),
    )(
      (rows) =>
        tell(
          rows.filter(isWhole).map((item) => ({
            id: item.id,
            kind: kind.name,
            ...inWords(item),
            at: item.createdAt.getTime(),
          })),
        ),
      fail,
    );

const listeners: Record<ArrivalKind, (since: number) => Listen<Arrival[]>> = {
  bookings: listenTo({ ...bookingKind, name: 'bookings' }, (booking) => ({
    who: booking.customerName,
    what: bookingItemName(booking),
  })),
  transfers: listenTo({ ...transferKind, name: 'transfers' }, ({ customerName, destination }) => ({
    who: customerName,
    what: `to ${destination}`,
  })),
  messages: listenTo({ ...messageKind, name: 'messages' }, ({ name, subject }) => ({
    who: name,
    what: subject,
  })),
};

/** Nothing new costs one read. */
export const useArrivalsSince = (kind: ArrivalKind, since: number) =>
  useLive<Arrival[]>(`arrivals ${kind} ${since}`, (tell, fail) =>
    listeners[kind](since)(tell, fail),
  );
