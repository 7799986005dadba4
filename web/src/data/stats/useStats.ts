import { documents, noStats, statsOverviewSchema } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useDocument } from '../firebase/live/useDocument.ts';

/** All figures of the dashboard cards: one document. */
export const useStats = (enabled = true) =>
  useDocument<StatsOverview>(enabled ? documents.overview : undefined, (found) =>
    found.exists()
      ? statsOverviewSchema.parse(found.data({ serverTimestamps: 'estimate' }))
      : noStats,
  );
