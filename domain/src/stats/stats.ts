import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

const count = z.number().int().default(0);
const usd = z.number().default(0);
const offer = z.object({ total: count, featured: count }).prefault({});

/** The document `stats/overview`: all figures of the dashboard's cards. A figure that was never counted is 0. */
export const statsOverviewSchema = z.object({
  tours: offer,
  villas: offer,
  bookings: z
    .object({ total: count, pending: count, confirmed: count, cancelled: count })
    .prefault({}),
  transfers: z
    .object({ total: count, pending: count, confirmed: count, completed: count, cancelled: count })
    .prefault({}),
  /** What visitors wrote on the contact page. */
  messages: z.object({ total: count, unread: count }).prefault({}),
  /** US dollars of the bookings that are not cancelled: in all, and by the Bali month of their creation, 'yyyy-MM'. */
  revenue: z
    .object({ total: usd, months: z.record(z.string(), z.number()).default({}) })
    .prefault({}),
  updatedAt: instantSchema.optional(),
  /** When a recount last proved the figures, and how many it had to set right. */
  provenAt: instantSchema.optional(),
  lastDrift: z.number().int().optional(),
});
export type StatsOverview = z.infer<typeof statsOverviewSchema>;

/** Before anything was counted there is no document. */
export const noStats: StatsOverview = statsOverviewSchema.parse({});

/** The document `stats/weeks`: bookings by the Bali week of their creation, which is named by its Monday. */
export const statsWeeksSchema = z.object({
  weeks: z
    .record(
      z.string(),
      z.object({
        bookings: count,
        /** US dollars of those that are not cancelled. */
        revenue: usd,
      }),
    )
    .default({}),
});
export type StatsWeeks = z.infer<typeof statsWeeksSchema>;
