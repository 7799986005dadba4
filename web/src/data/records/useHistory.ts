import { statusEventSchema, subcollections } from '@selasar/domain';
import type { StatusEvent } from '@selasar/domain';
import { collection, orderBy, query } from 'firebase/firestore';
import { z } from 'zod';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

type StoredEvent = StatusEvent & { id: string };

const events: Collection<StoredEvent> = {
  name: subcollections.events,
  idField: 'id',
  schema: statusEventSchema.extend({ id: z.string() }),
};

const eventsOf = (name: string, id: string) => collection(store, name, id, subcollections.events);

/** Follows who set which status and when, newest first. */
export const useHistory = (name: string, id: string) =>
  useLive<Row<StoredEvent>[]>(`${name}/${id}/events`, (onData, fail) =>
    listenToQuery(events, query(eventsOf(name, id), orderBy('at', 'desc')))(onData, fail),
  );
