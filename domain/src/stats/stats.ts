import { z } from 'zod';
import { bookingStatuses } from '../requests/bookings/bookingStatus.ts';
import { instantSchema } from '../core/instant.ts';
import { requestStatus, type RequestFacts, type RequestStatus } from '../requests/requestStatus.ts';
import { statusesOf } from '../core/statusTable.ts';
import { transferStatuses } from '../requests/transfers/transferStatus.ts';

const count = z.number().int().default(0);
const usd = z.number().default(0);
const counts = <Status extends string>(statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, count])) as Record<Status, typeof count>;
const offer = z.object({ total: count, featured: count }).prefault({});

/** The document `stats/overview`. A missing figure is 0. */
export const statsOverviewSchema = z.object({
  tours: offer,
  villas: offer,
  bookings: z.object({ total: count, ...counts(bookingStatuses) }).prefault({}),
  transfers: z.object({ total: count, ...counts(transferStatuses) }).prefault({}),
  messages: z.object({ total: count, unread: count }).prefault({}),
  /** Bookings and transfers with messages, change requests and reviews of guests that wait for staff. */
  guests: z.object({ unanswered: count, changeRequests: count, reviews: count }).prefault({}),
  /** US dollars, by month of creation in Bali, 'yyyy-MM'. */
  revenue: z
    .object({ total: usd, months: z.record(z.string(), z.number()).default({}) })
    .prefault({}),
  updatedAt: instantSchema.optional(),
  recountedAt: instantSchema.optional(),
  lastDrift: z.number().int().optional(),
  /** The paths of records that a recount found in no list: what lists are ordered by is missing. */
  unlisted: z.array(z.string()).default([]),
});
export type StatsOverview = z.infer<typeof statsOverviewSchema>;

export const noStats: StatsOverview = statsOverviewSchema.parse({});

export const countOf = (
  counts: Readonly<Partial<Record<RequestStatus, number>>>,
  holds: (facts: RequestFacts) => boolean,
): number =>
  statusesOf<RequestStatus, RequestFacts>(requestStatus, holds).reduce(
    (sum, status) => sum + (counts[status] ?? 0),
    0,
  );

export const waitingOf = (counts: Parameters<typeof countOf>[0]): number =>
  countOf(counts, ({ isWaiting }) => isWaiting);

/** Zero may be outdated, unless a recount has verified it. */
export const isCounted = (
  { recountedAt }: Pick<StatsOverview, 'recountedAt'>,
  { total }: { total: number },
): boolean => total > 0 || recountedAt !== undefined;

/** The document `stats/weeks`: by week of creation in Bali, named by its Monday. */
export const statsWeeksSchema = z.object({
  weeks: z
    .record(
      z.string(),
      z.object({
        bookings: count,
        revenue: usd,
      }),
    )
    .default({}),
});
export type StatsWeeks = z.infer<typeof statsWeeksSchema>;
