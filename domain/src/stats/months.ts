import { z } from 'zod';
import { offerRulesSchema } from '../offers/rules/offerRules.ts';

const figure = z.number().default(0);

/** Figures of the requests created in a month, Bali time. */
const requests = {
  requests: figure,
  /** Requests whose status counts as confirmed. */
  confirmed: figure,
  /** US dollars of the requests whose status counts as revenue. */
  revenue: figure,
  /** The days from the request to the day of travel, summed over the requests that have such a day. */
  leadDays: figure,
  dated: figure,
};

const requestFiguresSchema = z.object(requests);
export type RequestFigures = z.infer<typeof requestFiguresSchema>;

const offerFiguresSchema = z.object({
  ...requests,
  /** Nights and guests of confirmed bookings in the month, regardless of when they were created. */
  nights: figure,
  seats: figure,
});
export type OfferFigures = z.infer<typeof offerFiguresSchema>;

const byOffer = z.record(z.string(), offerFiguresSchema).default({});

/** The key for bookings without an offer. It is no valid slug. */
export const unknownOffer = '-';

const prefix = 'month-';

/** The id of a document of `stats`: one month ('yyyy-MM'). */
export const statsMonthId = (month: string): string => `${prefix}${month}`;
/** The month of such an id; undefined for another document. */
export const monthOfStats = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** The range of all such ids. */
export const statsMonthIds = { first: statsMonthId('0000-00'), last: statsMonthId('9999-99') };

/** A document `stats/month-2026-12`: the figures of one month for the reports, by offer. */
export const statsMonthSchema = z.object({
  id: z.string(),
  offers: z.object({ tours: byOffer, villas: byOffer }).prefault({}),
  transfers: requestFiguresSchema.prefault({}),
});
export type StatsMonth = z.infer<typeof statsMonthSchema>;

/** The facts of an offer that reports need. */
const listedOfferSchema = z.object({
  /** Its last known name; absent for offers deleted long ago. */
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
