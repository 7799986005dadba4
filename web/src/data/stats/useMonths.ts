import { collections, statsMonthId, statsMonthSchema } from '@selasar/domain';
import type { StatsMonth } from '@selasar/domain';
import { collection, documentId, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';

const monthCollection: Collection<StatsMonth> = {
  name: collections.stats,
  idField: 'id',
  schema: statsMonthSchema,
};

/**
 * Follows the figures of the months ('yyyy-MM') from the first to the last: one document per month that has figures.
 */
export const useMonths = (first: string, last: string) =>
  useLive<Row<StatsMonth>[]>(`months ${first} ${last}`, (onData, fail) =>
    listenToWhole(
      monthCollection,
      query(
        collection(store, collections.stats),
        where(documentId(), '>=', statsMonthId(first)),
        where(documentId(), '<=', statsMonthId(last)),
      ),
    )(onData, fail),
  );
