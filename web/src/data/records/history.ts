import { statusEventSchema } from '@selasar/domain';
import type { StatusEvent } from '@selasar/domain';
import { collection, getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { z } from 'zod';
import { listenToQuery } from '../listen.ts';
import { useLive } from '../live.ts';
import { isWhole, toRow } from '../rows.ts';
import type { Kind, Row } from '../rows.ts';
import { store } from '../store.ts';

type StoredEvent = StatusEvent & { id: string };

const kind: Kind<StoredEvent> = {
  name: 'events',
  idField: 'id',
  schema: statusEventSchema.extend({ id: z.string() }),
};

const eventsOf = (name: string, id: string) => collection(store, name, id, 'events');

/** Follows who set which status when, the newest first. */
export const useHistory = (name: string, id: string) =>
  useLive<Row<StoredEvent>[]>(`${name}/${id}/events`, (tell, fail) =>
    listenToQuery(kind, query(eventsOf(name, id), orderBy('at', 'desc')))(tell, fail),
  );

/** The newest change of a record; undefined when it cannot be learned. One read. */
export async function lastChange(name: string, id: string): Promise<StatusEvent | undefined> {
  try {
    const newest = query(eventsOf(name, id), orderBy('at', 'desc'), limit(1));
    const { docs } = await getDocsFromServer(newest);
    return docs.map((found) => toRow(kind, found)).find(isWhole);
  } catch {
    return undefined;
  }
}
