import { collections, securityEventSchema } from '@selasar/domain';
import type { SecurityEvent, SecurityEventKind } from '@selasar/domain';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../core/rows.ts';
import { store } from '../core/store.ts';
import { listenToQuery } from '../live/listen.ts';
import { useLive } from '../live/useLive.ts';

const events: Collection<SecurityEvent> = {
  name: collections.securityEvents,
  idField: 'id',
  schema: securityEventSchema,
};

/** Security events of one kind, or of all; the newest first. For admins. */
export const useSecurityEvents = (kind: SecurityEventKind | undefined, atMost: number) =>
  useLive<Row<SecurityEvent>[]>(`security ${kind ?? 'all'} ${atMost}`, (tell, fail) => {
    const all = collection(store, collections.securityEvents);
    const ofKind = kind ? [where('what.kind', '==', kind)] : [];
    const newest = query(all, ...ofKind, orderBy('at', 'desc'), limit(atMost));
    return listenToQuery(events, newest)(tell, fail);
  });
