import { noStats, statsOverviewSchema } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useDocument } from '../live/useDocument.ts';

/** All figures of the dashboard's cards: one document. */
export const useStats = (enabled = true) =>
  useDocument<StatsOverview>(enabled ? 'stats/overview' : undefined, (found) =>
    found.exists()
      ? statsOverviewSchema.parse(found.data({ serverTimestamps: 'estimate' }))
      : noStats,
  );
