import { z } from 'zod';
import { offerRulesSchema } from '../offers/rules/offerRules.ts';

const figure = z.number().default(0);

/** Of the requests that were made in a month of Bali. */
const requests = {
  requests: figure,
  /** Those whose status counts as confirmed. */
  confirmed: figure,
  /** US dollars of those whose status counts as revenue. */
  revenue: figure,
  /** The days from the request to the day of travel, summed over the requests that have such a day. */
  leadDays: figure,
  dated: figure,
};

const requestFiguresSchema = z.object(requests);
export type RequestFigures = z.infer<typeof requestFiguresSchema>;

const offerFiguresSchema = z.object({
  ...requests,
  /** Nights of the month, and guests on the days of the month, that confirmed bookings hold, whenever they were made. */
  nights: figure,
  seats: figure,
});
export type OfferFigures = z.infer<typeof offerFiguresSchema>;

const byOffer = z.record(z.string(), offerFiguresSchema).default({});

/** The offer of a booking that does not tell which it is. No slug is written so. */
export const unknownOffer = '-';

const prefix = 'month-';

/** The id of a document of `stats`: one month ('yyyy-MM'). */
export const statsMonthId = (month: string): string => `${prefix}${month}`;
/** The month of such an id; undefined for another document. */
export const monthOfStats = (id: string): string | undefined =>
  id.startsWith(prefix) ? id.slice(prefix.length) : undefined;

/** All such ids lie between these two. */
export const statsMonthIds = { first: statsMonthId('0000-00'), last: statsMonthId('9999-99') };

/** A document `stats/month-2026-12`: what the reports show of one month, by offer. */
export const statsMonthSchema = z.object({
  id: z.string(),
  offers: z.object({ tours: byOffer, villas: byOffer }).prefault({}),
  transfers: requestFiguresSchema.prefault({}),
});
export type StatsMonth = z.infer<typeof statsMonthSchema>;

/** What reports have to know of an offer. */
const listedOfferSchema = z.object({
  /** Its last name; of one that was deleted long ago none is known. */
  name: z.string().optional(),
  isGone: z.boolean().optional(),
  /** Of a tour whose seats are limited: how many, and on which days it runs. */
  rules: offerRulesSchema.optional().catch(undefined),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

/** What is damaged is not known: the slug tells the offer then. */
const listed = z.record(z.string(), listedOfferSchema.catch({})).default({}).catch({});

/** The document `stats/offers`: all offers that there are or were, by slug. */
export const statsOffersSchema = z.object({ tours: listed, villas: listed });
export type StatsOffers = z.infer<typeof statsOffersSchema>;
