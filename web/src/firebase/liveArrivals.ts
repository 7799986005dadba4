import { bookingSchema, contactMessageSchema, transferSchema } from '@selasar/domain';
import { bookingItemName } from '@selasar/domain';
import { collection, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import type { z } from 'zod';
import { listenToQuery } from './listen.ts';
import { useLive } from './live.ts';
import { store } from './store.ts';

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

const schemas: Record<ArrivalKind, z.ZodType<Omit<Arrival, 'kind'>>> = {
  bookings: bookingSchema.transform((booking) => ({
    id: booking.id,
    who: booking.customerName,
    what: bookingItemName(booking),
    at: booking.createdAt.getTime(),
  })),
  transfers: transferSchema.transform(({ id, customerName, destination, createdAt }) => ({
    id,
    who: customerName,
    what: `to ${destination}`,
    at: createdAt.getTime(),
  })),
  messages: contactMessageSchema.transform(({ id, name, subject, createdAt }) => ({
    id,
    who: name,
    what: subject,
    at: createdAt.getTime(),
  })),
};

/** Follows what came in after an instant, by the server's clock; the newest first. Nothing new costs one read. */
export const useArrivalsSince = (kind: ArrivalKind, since: number) =>
  useLive<Arrival[]>(`arrivals ${kind} ${since}`, (tell, fail) =>
    listenToQuery(
      { name: kind, idField: 'id', schema: schemas[kind] },
      query(
        collection(store, kind),
        where('createdAt', '>', Timestamp.fromMillis(since)),
        orderBy('createdAt', 'desc'),
        limit(arrivalsAtMost),
      ),
    )((found) => tell(found.map((one) => ({ ...one, kind }))), fail),
  );
