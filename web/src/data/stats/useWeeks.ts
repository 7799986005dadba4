import { documents, statsWeeksSchema } from '@selasar/domain';
import type { StatsWeeks } from '@selasar/domain';
import { useDocument } from '../firebase/live/useDocument.ts';

/** Bookings and revenue by week: one document. */
export const useWeeks = () =>
  useDocument<StatsWeeks>(documents.weeks, (found) => statsWeeksSchema.parse(found.data() ?? {}));
