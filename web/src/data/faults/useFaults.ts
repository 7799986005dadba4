import { collections, faultSchema } from '@selasar/domain';
import type { Fault } from '@selasar/domain';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import type { Collection, Row } from '../core/rows.ts';
import { store } from '../core/store.ts';
import { listenToQuery } from '../live/listen.ts';
import { useLive } from '../live/useLive.ts';

const faults: Collection<Fault> = { name: collections.faults, idField: 'id', schema: faultSchema };
const mostShown = 50;

/** Faults that were seen, for admins: the newest or the most frequent first, also those that were taken for mended. */
export const useFaults = (by: 'lastAt' | 'count') =>
  useLive<Row<Fault>[]>(`faults by ${by}`, (tell, fail) =>
    listenToQuery(
      faults,
      query(collection(store, collections.faults), orderBy(by, 'desc'), limit(mostShown)),
    )(tell, fail),
  );
