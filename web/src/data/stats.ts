import { collections, documents } from '@selasar/domain/core';
import {
  noStats,
  type StatsOverview,
  statsOverviewSchema,
  type RepairStatsAnswer,
  type StatsOffers,
  statsOffersSchema,
  type StatsMonth,
  statsMonthId,
  statsMonthSchema,
  type StatsWeeks,
  statsWeeksSchema,
} from '@selasar/domain/stats';
import { documentId, where, query } from 'firebase/firestore';
import { useWatchedDocument } from './firebase/live/watched.ts';
import { staffApi } from './api.ts';
import type { Collection } from './firebase/rows.ts';
import { useWholeRows } from './firebase/live/useRows.ts';

export const useWeeks = () =>
  useWatchedDocument<StatsWeeks>(documents.weeks, (found) =>
    statsWeeksSchema.parse(found.data() ?? {}),
  );

const monthCollection: Collection<StatsMonth> = {
  name: collections.stats,
  idField: 'id',
  schema: statsMonthSchema,
};

/** Months are 'yyyy-MM'. One document per month that has figures. */
export const useMonths = (first: string, last: string) =>
  useWholeRows(`months ${first} ${last}`, monthCollection, (all) =>
    query(
      all,
      where(documentId(), '>=', statsMonthId(first)),
      where(documentId(), '<=', statsMonthId(last)),
    ),
  );

export const useListedOffers = () =>
  useWatchedDocument<StatsOffers>(documents.offers, (found) =>
    statsOffersSchema.parse(found.data() ?? {}),
  );

let running: Promise<RepairStatsAnswer> | undefined;

/** Concurrent calls share one run. */
export function repairStats(): Promise<RepairStatsAnswer> {
  running ??= staffApi.repairStats({}).finally(() => {
    running = undefined;
  });
  return running;
}

export const useStats = () =>
  useWatchedDocument<StatsOverview>(documents.overview, (found) =>
    found.exists()
      ? statsOverviewSchema.parse(found.data({ serverTimestamps: 'estimate' }))
      : noStats,
  );
