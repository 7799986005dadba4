import { documents, noStats, statsOverviewSchema } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useWatchedDocument } from '../firebase/reactfire/useWatchedDocument.ts';

/** All figures of the dashboard cards: one document. */
export const useStats = () =>
  useWatchedDocument<StatsOverview>(documents.overview, (found) =>
    found.exists()
      ? statsOverviewSchema.parse(found.data({ serverTimestamps: 'estimate' }))
      : noStats,
  );
