import { noStats, statsOverviewSchema, statsWeeksSchema } from '@selasar/domain';
import type { StatsOverview, StatsWeeks } from '@selasar/domain';
import { doc } from 'firebase/firestore';
import { listenToDocument } from './listen.ts';
import { useLive } from './live.ts';
import { store } from './store.ts';

/** All figures of the dashboard's cards: one document. */
export const useStats = (enabled = true) =>
  useLive<StatsOverview>(enabled ? 'stats/overview' : 'stats/nothing', (tell, fail) => {
    if (!enabled) return () => undefined;
    return listenToDocument(doc(store, 'stats', 'overview'), (found) =>
      found.exists()
        ? statsOverviewSchema.parse(found.data({ serverTimestamps: 'estimate' }))
        : noStats,
    )(tell, fail);
  });

/** Bookings and revenue by week: one document. */
export const useWeeks = () =>
  useLive<StatsWeeks>('stats/weeks', (tell, fail) =>
    listenToDocument(doc(store, 'stats', 'weeks'), (found) =>
      statsWeeksSchema.parse(found.data() ?? {}),
    )(tell, fail),
  );
