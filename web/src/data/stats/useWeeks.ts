import { documents, statsWeeksSchema } from '@selasar/domain';
import type { StatsWeeks } from '@selasar/domain';
import { useWatchedDocument } from '../firebase/reactfire/useWatchedDocument.ts';

/** Bookings and revenue by week: one document. */
export const useWeeks = () =>
  useWatchedDocument<StatsWeeks>(documents.weeks, (found) =>
    statsWeeksSchema.parse(found.data() ?? {}),
  );
