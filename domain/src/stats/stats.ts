import type { RequestKind } from '../requests/requestName.ts';
import { z } from 'zod';
import {
  bookingStatuses,
  requestStatus,
  type StatusFacts,
  type RequestStatus,
  transferStatuses,
} from '../requests/requestStatus.ts';
import { instantSchema } from '../core/schemas.ts';
import { statusesOf } from '../core/statusTable.ts';
import { offerRulesSchema } from '../pricing/rules/offerRules.ts';

const count = z.number().int().default(0);
const usd = z.number().default(0);
const counts = <Status extends string>(statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, count])) as Record<Status, typeof count>;
const offer = z.object({ total: count, featured: count }).prefault({});

const ofRequests = {
  bookings: z.object({ total: count, ...counts(bookingStatuses) }).prefault({}),
  transfers: z.object({ total: count, ...counts(transferStatuses) }).prefault({}),
} satisfies Record<RequestKind, z.ZodType>;

/** The document `stats/overview`. A missing figure is 0. */
export const statsOverviewSchema = z.object({
  tours: offer,
  villas: offer,
  ...ofRequests,
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
  holds: (facts: StatusFacts) => boolean,
): number =>
  statusesOf<RequestStatus, StatusFacts>(requestStatus, holds).reduce(
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

const figure = z.number().default(0);

/** Figures of the requests created in a month, Bali time. */
const requests = {
  requests: figure,
  confirmed: figure,
  /** US dollars. */
  revenue: figure,
  /** The days from the request to the day of travel, summed over the requests that have such a day. */
  leadDays: figure,
  dated: figure,
};

const requestFiguresSchema = z.object(requests);

const offerFiguresSchema = z.object({
  ...requests,
  /** Nights and guests of confirmed bookings in the month, regardless of when they were created. */
  nights: figure,
  seats: figure,
});
export type OfferFigures = z.infer<typeof offerFiguresSchema>;

/** Of requests that did not come through the site; the site has the rest of all. */
const sourceFiguresSchema = z.object({
  ...requests,
  /** US dollars. */
  commission: figure,
});
export type SourceFigures = z.infer<typeof sourceFiguresSchema>;

const byOffer = z.record(z.string(), offerFiguresSchema).default({});

/** The key for bookings without an offer. It is no valid slug. */
export const unknownOffer = '-';

const prefix = 'month-';

/** `month` is 'yyyy-MM'. */
export const statsMonthId = (month: string): string => `${prefix}${month}`;
export const monthOfStats = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

export const statsMonthSchema = z.object({
  id: z.string(),
  offers: z.object({ tours: byOffer, villas: byOffer }).prefault({}),
  transfers: requestFiguresSchema.prefault({}),
  sources: z.record(z.string(), sourceFiguresSchema).default({}),
});
export type StatsMonth = z.infer<typeof statsMonthSchema>;

const listedOfferSchema = z.object({
  name: z.string().optional(),
  isGone: z.boolean().optional(),
  /** For a tour with limited seats: the number of seats, and the days on which it runs. */
  rules: offerRulesSchema.optional().catch(undefined),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

/** An invalid entry is read as empty: reports then show the slug. */
const listed = z.record(z.string(), listedOfferSchema.catch({})).default({}).catch({});

/** The document `stats/offers`: all current and former offers, by slug. */
export const statsOffersSchema = z.object({ tours: listed, villas: listed });
export type StatsOffers = z.infer<typeof statsOffersSchema>;
