import { statsWeeksSchema } from '@selasar/domain';
import type { StatsWeeks } from '@selasar/domain';
import { useDocument } from '../live/useDocument.ts';

/** Bookings and revenue by week: one document. */
export const useWeeks = () =>
  useDocument<StatsWeeks>('stats/weeks', (found) => statsWeeksSchema.parse(found.data() ?? {}));
