import { subcollections, collections } from '@selasar/domain/core';
import { type StatusEvent, statusEventSchema } from '@selasar/domain/requests';
import { collection, orderBy, query, limit, where } from 'firebase/firestore';
import { z } from 'zod';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { type Edit, editSchema } from '@selasar/domain/people';

type EditRow = Row<Edit>;

const edits: Collection<Edit> = { name: collections.edits, idField: 'id', schema: editSchema };

export const useEditsOf = (path: string, atMost: number) =>
  useLive<EditRow[]>(`edits of ${path} ${atMost}`, (onData, fail) => {
    const all = collection(store, collections.edits);
    const newest = query(all, where('of', '==', path), orderBy('at', 'desc'), limit(atMost));
    return listenToQuery(edits, newest)(onData, fail);
  });

type StoredEvent = StatusEvent & { id: string };

const events: Collection<StoredEvent> = {
  name: subcollections.events,
  idField: 'id',
  schema: statusEventSchema.extend({ id: z.string() }),
};

const eventsOf = (name: string, id: string) => collection(store, name, id, subcollections.events);

export const useHistory = (name: string, id: string) =>
  useLive<Row<StoredEvent>[]>(`${name}/${id}/events`, (onData, fail) =>
    listenToQuery(events, query(eventsOf(name, id), orderBy('at', 'desc')))(onData, fail),
  );
